'use client';

import { SessionList } from '#components/editor/session-list';
import type { ListRange } from '#lib/editor/session-posts';
import * as messages from '#lib/site/messages';
import { useSimpleBlog } from './simple-blog-context';

/** A post, or a series of posts with a card of its own, in the list without a filter. */
interface ListItem {
  /** Ids of its posts. */
  ids: readonly string[];
  /** Date of its newest post. */
  date: string;
  card?: React.ReactNode;
  className?: string;
}

interface Props extends Pick<ListRange, 'before' | 'until'> {
  /** Posts that the list can show, newest first. On the first page these are all posts. */
  posts: readonly { id: string; date: string; card: React.ReactNode }[];
  /** Items of this page while no month is chosen. */
  items: readonly ListItem[];
  /** Links to the previous and next page. */
  pages: React.ReactNode;
}

/**
 * The posts of the month in the query (docs/specification.md B2), or the items of this page, with
 * the posts of this visit. Without scripts it shows the items.
 */
export function PostList({ posts, items, before, until, pages }: Props) {
  const { period, month } = useSimpleBlog();
  const inMonth = posts
    .filter(({ date }) => month && date.startsWith(month))
    .map((post) => ({
      ids: [post.id],
      date: post.date,
      content: <PostItem key={post.id} {...post} />,
    }));
  const ofPage = items.flatMap(({ ids, date, card, className }) => {
    const [id] = ids;
    if (card) {
      return {
        ids,
        date,
        content: (
          <li key={id} className="@container min-w-0 grow basis-full sm:basis-[45%]">
            {card}
          </li>
        ),
      };
    }
    const post = posts.find((each) => each.id === id);
    return post
      ? { ids, date, content: <PostItem key={id} {...post} className={className} /> }
      : [];
  });
  const nothing = period ? messages.blogList.nothingInMonth : messages.blogList.nothingYet;
  return (
    <div id="posts" className="scroll-mt-28">
      <p role="status" className="not-empty:mb-6 text-lead text-muted">
        {period && messages.blogList.postsOf(period.name, period.year)}
      </p>
      <p className="mb-6 lg:hidden">
        <a href="#archive" className="font-semibold text-primary-text text-small hover:underline">
          {messages.blogList.archive} ↓
        </a>
      </p>
      <ul className="peer flex flex-wrap gap-6">
        {month ? (
          <SessionList single items={inMonth} />
        ) : (
          <SessionList items={ofPage} before={before} until={until} />
        )}
      </ul>
      {!month && pages}
      <div className="peer-has-[>li]:hidden">
        <h2 className="text-h3">{nothing.heading}</h2>
        <p className="mt-2 text-muted">{nothing.text}</p>
      </div>
    </div>
  );
}

/** Class of a post that shares its row with others. */
const sharedRow = 'sm:basis-[45%] lg:basis-[30%]';

function PostItem({
  id,
  card,
  className = sharedRow,
}: Props['posts'][number] & { className?: string }) {
  return (
    <li data-post={id} className={`@container min-w-0 grow basis-full ${className}`}>
      {card}
    </li>
  );
}
