import { notFound } from 'next/navigation';
import { blog } from '#lib/content/collections/blog';
import { site } from '#lib/content/collections/site';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { paperPage, postPage } from '#lib/content/pages/article-pages';
import { pageTexts } from '#lib/content/pages/page-texts';
import { shownFeeds } from '#lib/content/pages/shown-pages';
import { staticParams } from '#lib/content/pages/static-params';
import { feedText, paperEntry, postEntry } from '#lib/seo/feed';
import { type FeedFormat, type FeedList, feedTypes } from '#lib/site/alternates';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/feeds/[file]');

/** Most entries of a feed (docs/specification.md F1). */
const most = 30;

/** The newest posts or papers. */
const entries = {
  blog: () =>
    blog
      .all()
      .slice(0, most)
      .map(({ id }) => postEntry(postPage(id))),
  whitepapers: () =>
    whitepapers
      .all()
      .slice(0, most)
      .map(({ id }) => paperEntry(paperPage(id))),
};

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const [list, format] = (await params).file.split('.') as [FeedList, FeedFormat];
  if (!shownFeeds().includes(list)) notFound();
  const { title, description } = pageTexts(list);
  const page = { list, title: `${site().name} ${title}`, description, entries: entries[list]() };
  return new Response(feedText(page, format), { headers: { 'Content-Type': feedTypes[format] } });
}
