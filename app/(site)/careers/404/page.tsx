import { notFound } from 'next/navigation';

import { NotFoundPanel } from '#components/sections/not-found-panel';
import { notFoundTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

const texts = () => notFoundTexts('not-found-careers');

export const generateMetadata = () =>
  pageMetadata({ ...texts(), path: `${routes.careers}/404`, hidden: true });

export default function NotFoundPage() {
  if (!isShown('careers')) notFound();
  return <NotFoundPanel page={texts()} />;
}
