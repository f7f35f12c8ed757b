import { NotFoundPanel } from '#components/sections/not-found-panel';
import { notFoundCopy } from '#lib/content/pages/page-copy';
import { pageMetadata } from '#lib/seo/metadata';

const page = notFoundCopy('not-found-industries');

export const metadata = pageMetadata({ ...page, path: '/industries/404', hidden: true });

export default function NotFoundPage() {
  return <NotFoundPanel page={page} />;
}
