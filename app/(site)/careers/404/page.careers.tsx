import { NotFoundPanel } from '#components/sections/not-found-panel';
import { notFoundCopy } from '#lib/content/pages/page-copy';
import { pageMetadata } from '#lib/seo/metadata';

const page = notFoundCopy('not-found-careers');

export const metadata = pageMetadata({ ...page, path: '/careers/404', hidden: true });

export default function NotFoundPage() {
  return <NotFoundPanel page={page} />;
}
