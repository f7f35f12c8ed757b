import { withBase } from '#lib/site/base-path';
import { routes } from '#lib/site/routes';
import { notFoundMetadata, SectionNotFound } from '../../../section-not-found';

export const generateMetadata = () => notFoundMetadata('whitepapers');

/**
 * The service redirects an unknown paper to the list (docs/specification.md W3); static hosts serve
 * this page instead.
 */
export default function NotFoundPage() {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${withBase(routes.whitepapers)}`} />
      <SectionNotFound section="whitepapers" />
    </>
  );
}
