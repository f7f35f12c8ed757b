import { blog } from '#lib/content/collections/blog';
import { site } from '#lib/content/collections/site';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { paperPage, postPage } from '#lib/content/pages/article-pages';
import { pageCopy } from '#lib/content/pages/page-copy';
import { onPage } from '#lib/content/pages/paging';
import { feedPaths } from '#lib/content/pages/shown-pages';
import { feedText, paperEntry, postEntry } from '#lib/seo/feed';
import { type FeedFormat, type FeedList, feedTypes } from '#lib/site/alternates';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  feedPaths().map((path) => ({ file: path.slice(path.lastIndexOf('/') + 1) }));

/** The newest posts, which are those on the first page of their list, and the newest papers. */
const entries = {
  blog: () => onPage(blog.all(), 1).map(({ id }) => postEntry(postPage(id))),
  whitepapers: () => onPage(whitepapers.all(), 1).map(({ id }) => paperEntry(paperPage(id))),
};

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const [list, format] = (await params).file.split('.') as [FeedList, FeedFormat];
  const { title, description } = pageCopy(list);
  const page = { list, title: `${site().name} ${title}`, description, entries: entries[list]() };
  return new Response(feedText(page, format), { headers: { 'Content-Type': feedTypes[format] } });
}
