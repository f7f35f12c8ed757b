import { PostCover } from '#components/sections/cover';
import { Card } from '#components/ui/card';
import { previewState } from '#components/ui/draft-badge';
import type { Post } from '#lib/content/collections/blog';
import type { Author } from '#lib/content/collections/team';
import { Byline } from './byline';

/** Layout of a post in the blog list, for published posts and for those of this visit. */
export function PostCardLayout({
  post,
  kicker,
  ...card
}: {
  post: Pick<Post, 'title' | 'excerpt'> & Partial<Pick<Post, 'lang'>>;
  href: string;
  /** Line above the title. */
  kicker: string;
  art: React.ReactNode;
  footer: React.ReactNode;
  capitals?: boolean;
  narrow?: boolean;
}) {
  return (
    <Card {...card} title={post.title} lang={post.lang} level={2} row>
      <p className="order-first font-semibold text-primary-text text-tiny">{kicker}</p>
      <p lang={post.lang} className="line-clamp-3 text-muted text-small">
        {post.excerpt}
      </p>
    </Card>
  );
}

/** A post in the blog list (docs/specification.md B1). */
export function PostCard({
  post,
  author,
  kicker,
  href,
}: {
  post: Post;
  author: Author;
  /** Series and part, or the category. */
  kicker: string;
  href: string;
}) {
  const state = previewState(post);
  return (
    <PostCardLayout
      post={post}
      href={href}
      capitals={post.numbered}
      narrow
      art={<PostCover post={post} className="aspect-2/1 w-full sm:h-44" />}
      footer={<Byline author={author} date={post.date} capitals={post.numbered} />}
      kicker={state ? `${kicker} · ${state}` : kicker}
    />
  );
}
