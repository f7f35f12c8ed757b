import { SiteShell } from '#components/layout/site-shell';
import { NotFoundPanel } from '#components/sections/not-found-panel';
import { pageCopy } from '#lib/content/collections/pages';
import { shell } from '#lib/content/shell';
import { pageMetadata, rootMetadata } from '#lib/seo/metadata';
import { RootDocument } from './root-document';

const page = pageCopy('not-found');

export const metadata = {
  ...rootMetadata(),
  ...pageMetadata({ ...page, path: '/404', hidden: true }),
};

export default function NotFound() {
  return (
    <RootDocument>
      <SiteShell {...shell()}>
        <NotFoundPanel page={page} />
      </SiteShell>
    </RootDocument>
  );
}
