import { blog } from '#lib/content/collections/blog';
import { authorOf } from '#lib/content/collections/team';
import { blogFeed } from '#lib/seo/feed';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ file: 'blog.xml' }];

/** The blog as an Atom feed. */
export function GET() {
  const posts = blog.all().map((post) => ({ post, author: authorOf(post.author) }));
  return new Response(blogFeed(posts), { headers: { 'Content-Type': 'application/atom+xml' } });
}
