import { Article } from '#components/sections/article';
import { ButtonLink } from '#components/ui/button';
import { Container } from '#components/ui/container';
import type { RenderedMarkdown } from '#lib/content/markdown';
import type { StoredPost } from '#lib/post-editor/post';
import { isChanged } from '#lib/post-editor/store';
import { routes } from '#lib/site/routes';
import { useBlog } from './blog-context';

interface Props {
  post: StoredPost;
  body: RenderedMarkdown;
  /** Sanitized HTML. */
  callToAction?: string;
  /** Whether title and author are shown in capitals. */
  numbered: boolean;
}

/** A post of this browser session, in the layout of published posts. */
export function SessionArticle({ post, body, callToAction, numbered }: Props) {
  const { posts, state } = useBlog();
  const newestFirst = posts.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate));
  const place = newestFirst.indexOf(post);
  const neighbor = (other?: StoredPost) =>
    other && {
      title: other.title,
      href: isChanged(state, other) ? routes.sessionPost(other.id) : routes.post(other.id),
    };
  const { updated, changes } = post;
  const { id, title, author, publishDate, readTime, category, tags, excerpt, series } = post;
  return (
    <>
      <Article
        post={{
          ...{ id, title, readTime, category, excerpt, series, updated, changes },
          date: publishDate.slice(0, 10),
          coverImage: post.coverImage,
          numbered,
        }}
        author={{ ...author, initials: initialsOf(author.name) }}
        body={body}
        callToAction={callToAction}
        tags={tags.map((tag) => ({ label: tag }))}
        previous={neighbor(newestFirst[place - 1])}
        next={neighbor(newestFirst[place + 1])}
      />
      <Container className="no-print grid gap-x-10 pb-section lg:grid-cols-12">
        <div className="max-w-article rounded-card border border-line bg-surface p-6 lg:col-span-8 lg:col-start-4">
          <p className="text-small text-muted">
            This post exists in this tab only, until you leave the site. Its page is a preview.
          </p>
          <div className="mt-4">
            <ButtonLink href={`${routes.managePosts}?post=${id}`} look="outline">
              Edit post
            </ButtonLink>
          </div>
        </div>
      </Container>
    </>
  );
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
