import { notFound } from 'next/navigation';
import { blog } from '#lib/content/collections/blog';
import { site } from '#lib/content/collections/site';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { paperPage, postPage } from '#lib/content/pages/article-pages';
import { pageTexts } from '#lib/content/pages/page-texts';
import { onPage } from '#lib/content/pages/paging';
import { shownFeeds } from '#lib/content/pages/shown-pages';
import { staticParams } from '#lib/content/pages/static-params';
import { feedText, paperEntry, postEntry } from '#lib/seo/feed';
import { type FeedFormat, type FeedList, feedTypes } from '#lib/site/alternates';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/feeds/[file]');

/** The newest posts, which are those on the first page of their list, and the newest papers. */
const entries = {
  blog: () => onPage(blog.all(), 1).map(({ id }) => postEntry(postPage(id))),
  whitepapers: () => onPage(whitepapers.all(), 1).map(({ id }) => paperEntry(paperPage(id))),
};

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const [list, format] = (await params).file.split('.') as [FeedList, FeedFormat];
  if (!shownFeeds().includes(list)) notFound();
  const { title, description } = pageTexts(list);
  const page = { list, title: `${site().name} ${title}`, description, entries: entries[list]() };
  return new Response(feedText(page, format), { headers: { 'Content-Type': feedTypes[format] } });
}
