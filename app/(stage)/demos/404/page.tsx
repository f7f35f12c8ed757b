import { NotFoundPanel } from '#components/sections/not-found-panel';
import { pageCopy } from '#lib/content/collections/pages';
import { pageMetadata } from '#lib/seo/metadata';

const page = pageCopy('not-found-demos');

export const metadata = pageMetadata({ ...page, path: '/demos/404', hidden: true });

export default function NotFoundPage() {
  return <NotFoundPanel page={page} />;
}
