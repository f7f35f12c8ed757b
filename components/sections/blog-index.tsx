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
import type { Post } from '#lib/content/collections/blog';
import type { Page } from '#lib/content/collections/pages';
import type { Author } from '#lib/content/collections/team';
import { pageSubject } from '#lib/content/subjects';
import { routes } from '#lib/site/routes';
import { BlogPages } from './blog-pages';
import { PostCard } from './post-card';

interface Props {
  copy: Page;
  /** Number of this page of the list, from 1. */
  number: number;
  last: number;
  posts: readonly { post: Post; author: Author }[];
  /** Number of posts per month on all pages. */
  counts: MonthCounts;
}

/** One page of the blog list: its posts as cards, and the archive of all posts. */
export function BlogIndex({ copy, number, last, posts, counts }: Props) {
  return (
    <div>
      <div className="relative pt-header">
        <div className="absolute top-header right-0 bottom-0 w-1/2 max-lg:hidden">
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
        <BlogFilter
          number={number}
          counts={counts}
          pages={<BlogPages number={number} last={last} />}
          archive={<SessionArchive published={counts} />}
        >
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
            <SessionPosts />
            {posts.map(({ post, author }) => (
              <li
                key={post.id}
                className="late-card"
                data-post={post.id}
                data-month={post.date.slice(0, 7)}
              >
                <PostCard post={post} author={author} href={routes.post(post.id)} />
              </li>
            ))}
          </ul>
        </BlogFilter>
      </Container>
    </div>
  );
}
