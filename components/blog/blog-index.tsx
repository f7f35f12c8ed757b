import { SignedIn } from '#components/auth/auth-context';
import { fadedPicture } from '#components/sections/page-hero';
import { Art } from '#components/ui/art';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { ButtonLink } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { Eyebrow } from '#components/ui/eyebrow';
import { Pagination } from '#components/ui/pagination';
import type { Page } from '#lib/content/collections/pages';
import type { MonthCounts } from '#lib/content/pages/archive';
import { pageSubject } from '#lib/content/pages/art-subjects';
import type { PostWithAuthor } from '#lib/content/pages/blog-index';
import type { Period } from '#lib/content/pages/period';
import type { Topic } from '#lib/content/pages/topics';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { BlogArchive } from './blog-archive';
import { FeedLinks } from './feed-links';
import { PostCard } from './post-card';
import { PostList } from './post-list';
import { SimpleBlogProvider } from './simple-blog-context';
import { TopicRow } from './topic-row';

interface Props {
  copy: Page;
  /** Year or month whose posts the list has; undefined for all. */
  period?: Period;
  /** Number of this page of the list, from 1. */
  number: number;
  last: number;
  /** Posts of this page. */
  posts: readonly PostWithAuthor[];
  /** Topics with a page, those with the most posts first. */
  topics: readonly Topic[];
  hasSeries: boolean;
  /** Whether the site has the post editor. */
  hasEditor: boolean;
  /** Number of posts per month on all pages. */
  counts: MonthCounts;
}

/** One page of the blog list, or of a year or month: its posts as cards, and the archive of all posts. */
export function BlogIndex({ copy, period, number, last, posts, topics, ...props }: Props) {
  const { hasSeries, hasEditor, counts } = props;
  return (
    <div>
      <div className="relative pt-bar">
        <div className="absolute inset-e-0 top-bar bottom-0 w-1/2 max-lg:hidden rtl:[scale:-1_1]">
          <Art
            subject={pageSubject('blog')}
            frame="hero"
            tinted={false}
            eager
            className={`size-full motion-safe:animate-draw-in ${fadedPicture}`}
          />
        </div>
        <Container className="relative py-12 lg:py-20">
          {period ? (
            <Breadcrumbs parent={messages.blogPages.blog} href={routes.blog} here={period.name} />
          ) : (
            copy.eyebrow && <Eyebrow>{copy.eyebrow}</Eyebrow>
          )}
          <div className="mt-5 flex min-h-12 flex-wrap items-center gap-x-8">
            <h1 className="text-h1">{copy.heading}</h1>
            {hasEditor && (
              <SignedIn>
                <ButtonLink href={routes.managePosts} variant="outline">
                  {messages.blogList.managePosts}
                </ButtonLink>
              </SignedIn>
            )}
          </div>
          <p className="mt-5 max-w-md text-lead text-muted">{copy.lead}</p>
        </Container>
      </div>
      <Container className="pb-section">
        <TopicRow topics={topics} hasSeries={hasSeries} />
        <SimpleBlogProvider period={period} counts={counts}>
          <div className="print-stack grid gap-x-10 gap-y-10 lg:grid-cols-4">
            <div className="lg:col-span-3">
              <PostList
                number={number}
                posts={posts.map((entry) => ({
                  id: entry.post.id,
                  date: entry.post.date,
                  content: <PostCard {...entry} href={routes.post(entry.post.id)} />,
                }))}
                pages={
                  <Pagination
                    {...{ number, last }}
                    label={messages.blogList.pages}
                    entries={messages.blogList.posts}
                    pathOf={(page) =>
                      period ? routes.period(period.key, page) : routes.blogPage(page)
                    }
                  />
                }
              />
            </div>
            <div className="lg:sticky lg:top-28 lg:self-start">
              <BlogArchive counts={counts} />
            </div>
          </div>
        </SimpleBlogProvider>
        <FeedLinks list="blog" />
      </Container>
    </div>
  );
}
