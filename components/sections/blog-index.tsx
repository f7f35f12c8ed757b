import { SignedIn } from '#components/islands/auth/auth-context';
import { BlogFilter } from '#components/islands/blog-filter';
import { SessionArchive } from '#components/islands/editor/session-archive';
import { SessionPosts } from '#components/islands/editor/session-posts';
import { Art } from '#components/ui/art';
import { ButtonLink } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { Eyebrow } from '#components/ui/eyebrow';
import { FirstScreenEnd } from '#components/ui/first-screen-end';
import type { MonthCounts } from '#lib/blog/archive';
import type { ListPiece } from '#lib/content/blog-index';
import type { Page } from '#lib/content/collections/pages';
import { pageSubject } from '#lib/content/subjects';
import type { Topic } from '#lib/content/topics';
import { routes } from '#lib/site/routes';
import { FeedLinks } from './feed-links';
import { ListPages } from './list-pages';
import { PostCard } from './post-card';
import { SeriesCard } from './series-card';
import { TopicRow } from './topic-row';

interface Props {
  copy: Page;
  /** Number of this page of the list, from 1. */
  number: number;
  last: number;
  pieces: readonly ListPiece[];
  /** Topics with a page, those with the most posts first. */
  topics: readonly Topic[];
  /** Number of posts per month on all pages. */
  counts: MonthCounts;
  /** Numbers of the pages with posts of a month. */
  months: Readonly<Record<string, readonly number[]>>;
}

/** One page of the blog list: its posts as cards, and the archive of all posts. */
export function BlogIndex({ copy, number, last, pieces, topics, counts, months }: Props) {
  return (
    <div>
      <div className="relative pt-header">
        <div className="hero-faded absolute top-header right-0 bottom-0 w-1/2 max-lg:hidden">
          <Art
            subject={pageSubject('blog')}
            frame="hero"
            tinted={false}
            eager
            className="draw-in size-full"
          />
        </div>
        <Container className="relative py-12 lg:py-20">
          {copy.eyebrow && <Eyebrow>{copy.eyebrow}</Eyebrow>}
          <div className="mt-5 flex min-h-12 flex-wrap items-center gap-x-8">
            <h1 className="text-h1">{copy.heading}</h1>
            <SignedIn>
              <ButtonLink href={routes.managePosts} look="outline">
                Manage Posts
              </ButtonLink>
            </SignedIn>
          </div>
          <p className="mt-5 max-w-md text-lead text-muted">{copy.lead}</p>
        </Container>
      </div>
      <FirstScreenEnd />
      <Container className="pb-section">
        <TopicRow topics={topics} />
        <BlogFilter
          number={number}
          months={months}
          pages={
            <ListPages
              {...{ number, last }}
              label="Blog pages"
              entries="posts"
              pathOf={routes.blogPage}
            />
          }
          archive={<SessionArchive published={counts} />}
        >
          <ul className="post-list">
            <SessionPosts />
            {pieces.map((piece, index) =>
              'parts' in piece ? (
                <li key={piece.series.name} className="card-slot post-series">
                  <SeriesCard {...piece} />
                </li>
              ) : (
                <li
                  key={piece.post.id}
                  data-post={piece.post.id}
                  data-month={piece.post.date.slice(0, 7)}
                  className={`card-slot deferred-card ${shapeOf(index, number)}`}
                >
                  <PostCard {...piece} href={routes.post(piece.post.id)} />
                </li>
              ),
            )}
          </ul>
        </BlogFilter>
        <FeedLinks list="blog" />
      </Container>
    </div>
  );
}

/** Posts between two that fill a row. */
const RHYTHM = 7;

/** Class of a post: the newest one is large, and every seventh place of a page fills a row. */
function shapeOf(index: number, number: number): string {
  if (index === 0 && number === 1) return 'post-wide post-lead';
  return index > 0 && index % RHYTHM === 0 ? 'post-wide post-turned' : '';
}
