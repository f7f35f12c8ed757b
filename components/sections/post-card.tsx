import { Art } from '#components/ui/art';
import { Card } from '#components/ui/card';
import type { Post } from '#lib/content/collections/blog';
import type { Author } from '#lib/content/collections/team';
import { defaultCover, postSubject } from '#lib/content/subjects';
import { Byline } from './byline';

/** A post in the blog list (docs/specification.md B1). */
export function PostCard({ post, author, href }: { post: Post; author: Author; href: string }) {
  return (
    <Card
      href={href}
      title={post.title}
      level={2}
      capitals={post.numbered}
      narrow
      art={
        <Art
          subject={postSubject(post)}
          frame="card"
          own={post.coverImage}
          fallback={defaultCover}
          className="h-36 w-full"
        />
      }
      footer={<Byline author={author} date={post.date} capitals={post.numbered} />}
    >
      <p className="order-first text-tiny font-semibold text-indigo-text">
        {post.series ? `${post.series.name} · Part ${post.series.part}` : post.category}
        {post.status !== 'published' && ` · ${post.status}`}
      </p>
      <p className="line-clamp-3 text-small text-muted">{post.excerpt}</p>
    </Card>
  );
}
