import { SessionPost } from '#components/editor/session-post';
import { NotFoundPanel } from '#components/sections/not-found-panel';
import { notFoundCopy, pageCopy } from '#lib/content/pages/page-copy';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

const page = pageCopy('blog-preview');

export const metadata = pageMetadata({ ...page, path: routes.blogPreview, hidden: true });

/**
 * Page for a post of the browser session; in the export the store is empty, so it shows the
 * fallback.
 */
export default function BlogPreviewPage() {
  return (
    <SessionPost>
      <NotFoundPanel page={notFoundCopy('not-found-blog')} />
    </SessionPost>
  );
}
