import { notFound } from 'next/navigation';

import { NotFoundPanel } from '#components/sections/not-found-panel';
import { notFoundTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageMetadata } from '#lib/seo/metadata';
import { withBase } from '#lib/site/base-path';
import { routes } from '#lib/site/routes';

const texts = () => notFoundTexts('not-found-whitepapers');

export const generateMetadata = () =>
  pageMetadata({ ...texts(), path: `${routes.whitepapers}/404`, hidden: true });

/**
 * The service redirects an unknown paper to the list (docs/specification.md W3); static hosts serve
 * this page instead.
 */
export default function NotFoundPage() {
  if (!isShown('whitepapers')) notFound();
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${withBase(routes.whitepapers)}`} />
      <NotFoundPanel page={texts()} />
    </>
  );
}
