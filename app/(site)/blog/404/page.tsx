import { notFound } from 'next/navigation';

import { NotFoundPanel } from '#components/sections/not-found-panel';
import { notFoundTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

const texts = () => notFoundTexts('not-found-blog');

export const generateMetadata = () =>
  pageMetadata({ ...texts(), path: `${routes.blog}/404`, hidden: true });

export default function NotFoundPage() {
  if (!isShown('blog')) notFound();
  return <NotFoundPanel page={texts()} />;
}
