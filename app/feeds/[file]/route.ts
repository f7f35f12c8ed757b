import { onPage } from '#lib/blog/paging';
import { blog } from '#lib/content/collections/blog';
import { authorOf } from '#lib/content/collections/team';
import { blogFeed } from '#lib/seo/feed';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ file: 'blog.xml' }];

/** The newest posts as an Atom feed, as many as the first page of the list has. */
export function GET() {
  const posts = onPage(blog.all(), 1).map((post) => ({ post, author: authorOf(post.author) }));
  return new Response(blogFeed(posts), { headers: { 'Content-Type': 'application/atom+xml' } });
}
