import { BlogFilter } from '#components/islands/blog-filter';
import { Art } from '#components/ui/art';
import { Container } from '#components/ui/container';
import { Eyebrow } from '#components/ui/eyebrow';
import type { ArchiveYear } from '#lib/content/blog-index';
import type { Post } from '#lib/content/collections/blog';
import type { Page } from '#lib/content/collections/pages';
import type { Author } from '#lib/content/collections/team';
import { pageSubject } from '#lib/content/subjects';
import { BlogArchive } from './blog-archive';
import { PostCard } from './post-card';

interface Props {
  page: Page;
  posts: readonly { post: Post; author: Author; href: string }[];
  archive: readonly ArchiveYear[];
  listHref: string;
}

/** The blog list: every post as a card, the archive beside it. */
export function BlogIndex({ page, posts, archive, listHref }: Props) {
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
          {page.eyebrow && <Eyebrow>{page.eyebrow}</Eyebrow>}
          <h1 className="mt-5 text-h1">{page.heading}</h1>
          <p className="mt-5 max-w-md text-lead text-muted">{page.lead}</p>
        </Container>
      </div>
      <Container className="pb-section">
        <BlogFilter archive={<BlogArchive archive={archive} listHref={listHref} />}>
          <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
            {posts.map(({ post, author, href }) => (
              <li key={post.id} data-month={post.date.slice(0, 7)}>
                <PostCard post={post} author={author} href={href} />
              </li>
            ))}
          </ul>
        </BlogFilter>
      </Container>
    </div>
  );
}
