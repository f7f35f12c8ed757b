import { Card } from '#components/ui/card';
import { colorClasses } from '#components/ui/color-classes';
import { defaultPicture } from '#lib/art/art-path';
import type { StoredPost } from '#lib/blog/stored-post';
import { postHref, visitKicker } from '#lib/blog/visit-posts';
import { withBase } from '#lib/site/base-path';
import { longDate } from '#lib/site/dates';
import * as messages from '#lib/site/messages';
import { ArticleRow } from './article-row';
import { useBlog } from './blog-context';
import { BylineLayout } from './byline';
import { PostCardLayout } from './post-card';

// Posts that were added or changed in this visit, in the lists that have them.

interface Props {
  post: StoredPost;
}

function Cover({ post: { cover, tone }, className }: Props & { className: string }) {
  return (
    <img
      src={withBase(cover)}
      width={1440}
      height={500}
      alt=""
      data-fallback={withBase(defaultPicture)}
      className={`object-cover ${colorClasses(tone).tint} ${className}`}
    />
  );
}

/** The line above the title. */
function useKicker(post: StoredPost): string {
  const { state } = useBlog();
  return `${visitKicker(state, post)}${post.draft ? messages.visit.draft : ''}${messages.visit.inVisit}`;
}

/** A card of the blog list. */
export function VisitCard({ post }: Props) {
  const { state } = useBlog();
  const { author, date, numbered } = post;
  return (
    <PostCardLayout
      post={post}
      href={postHref(state, post.id)}
      capitals={numbered}
      narrow
      kicker={useKicker(post)}
      art={<Cover post={post} className="aspect-2/1 w-full sm:h-44" />}
      footer={
        <BylineLayout
          author={author}
          capitals={numbered}
          date={date}
          portrait={
            <img
              src={withBase(author.avatar)}
              width={400}
              height={400}
              alt=""
              data-fallback={withBase(defaultPicture)}
              className={`size-10 shrink-0 rounded-full object-cover ${colorClasses(author.tone).tint}`}
            />
          }
        />
      }
    />
  );
}

/** A card of the home page. */
export function VisitHomeCard({ post }: Props) {
  const { state } = useBlog();
  return (
    <Card
      href={postHref(state, post.id)}
      title={post.title}
      lang={post.lang}
      art={<Cover post={post} className="h-44 w-full" />}
      footer={
        <time dateTime={post.date} className="text-muted text-tiny">
          {longDate(post.date)}
        </time>
      }
    >
      <p className="order-first font-semibold text-primary-text text-tiny">{useKicker(post)}</p>
      <p lang={post.lang} className="line-clamp-3 text-muted text-small">
        {post.excerpt}
      </p>
    </Card>
  );
}

/** A row of the page of a topic, a series or an author. */
export function VisitRow({ post }: Props) {
  const { state } = useBlog();
  return (
    <ArticleRow
      {...post}
      href={postHref(state, post.id)}
      kicker={useKicker(post)}
      capitals={post.numbered}
      art={(className) => <Cover post={post} className={className} />}
    />
  );
}
