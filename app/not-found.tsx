import { SiteShell } from '#components/layout/site-shell';
import { NotFoundPanel } from '#components/sections/not-found-panel';
import { pageCopy } from '#lib/content/collections/pages';
import { shell } from '#lib/content/shell';
import { pageMetadata } from '#lib/seo/metadata';

const page = pageCopy('not-found');

export const metadata = pageMetadata({ ...page, path: '/404', hidden: true });

export default function NotFound() {
  return (
    <SiteShell {...shell()}>
      <NotFoundPanel page={page} />
    </SiteShell>
  );
}
