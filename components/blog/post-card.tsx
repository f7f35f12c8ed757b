import { PostCover } from '#components/sections/cover';
import { Card } from '#components/ui/card';
import { previewState } from '#components/ui/draft-badge';
import type { Post } from '#lib/content/collections/blog';
import type { Author } from '#lib/content/collections/team';
import * as messages from '#lib/site/messages';
import { Byline } from './byline';

/** Layout of a post in the blog list, for published posts and for those of the editor's session. */
export function PostCardLayout({
  post,
  note,
  ...card
}: {
  post: Pick<Post, 'title' | 'category' | 'series' | 'excerpt'>;
  href: string;
  /** State of the post after its category, e.g. " · draft". */
  note: React.ReactNode;
  art: React.ReactNode;
  footer: React.ReactNode;
  capitals?: boolean;
  narrow?: boolean;
}) {
  return (
    <Card {...card} title={post.title} level={2}>
      <p className="order-first font-semibold text-primary-text text-tiny">
        {post.series
          ? `${post.series.name} · ${messages.article.part(post.series.part)}`
          : post.category}
        {note}
      </p>
      <p className="line-clamp-3 text-muted text-small">{post.excerpt}</p>
    </Card>
  );
}

/** A post in the blog list (docs/specification.md B1). */
export function PostCard({ post, author, href }: { post: Post; author: Author; href: string }) {
  const state = previewState(post);
  return (
    <PostCardLayout
      post={post}
      href={href}
      capitals={post.numbered}
      narrow
      // The pictures of a row have the same height, although those of series are wider.
      art={<PostCover post={post} className="aspect-2/1 w-full sm:h-44" />}
      footer={<Byline author={author} date={post.date} capitals={post.numbered} />}
      note={state && ` · ${state}`}
    />
  );
}
