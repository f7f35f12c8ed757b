import { NotFoundPanel } from '#components/sections/not-found-panel';
import { notFoundCopy } from '#lib/content/pages/page-copy';
import { pageMetadata } from '#lib/seo/metadata';
import { withBase } from '#lib/site/base-path';
import { routes } from '#lib/site/routes';

const page = notFoundCopy('not-found-whitepapers');

export const metadata = pageMetadata({ ...page, path: '/whitepapers/404', hidden: true });

/**
 * The service redirects an unknown paper to the list (docs/specification.md W3); static hosts serve
 * this page instead.
 */
export default function NotFoundPage() {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${withBase(routes.whitepapers)}`} />
      <NotFoundPanel page={page} />
    </>
  );
}
