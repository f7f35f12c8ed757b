import { notFound } from 'next/navigation';

import { AddedPost } from '#components/blog/visit-post';
import { NotFoundPanel } from '#components/sections/not-found-panel';
import { notFoundTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { metadataOf } from '#lib/seo/metadata';

export const generateMetadata = () => metadataOf('blog-preview');

/**
 * Page for a post of the browser session; in the export the store is empty, so it shows the
 * fallback.
 */
export default function BlogPreviewPage() {
  if (!isShown('blog-preview')) notFound();
  return (
    <AddedPost>
      <NotFoundPanel page={notFoundTexts('not-found-blog')} />
    </AddedPost>
  );
}
