import { onPage } from '#lib/blog/paging';
import { blog } from '#lib/content/collections/blog';
import { authorOf } from '#lib/content/collections/team';
import { blogFeed } from '#lib/seo/feed';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ file: 'blog.xml' }];

/** Atom feed of the newest posts: those on the first page of the list. */
export function GET() {
  const posts = onPage(blog.all(), 1).map((post) => ({ post, author: authorOf(post.author) }));
  return new Response(blogFeed(posts), { headers: { 'Content-Type': 'application/atom+xml' } });
}
