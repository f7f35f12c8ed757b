import { NotFoundPanel } from '#components/sections/not-found-panel';
import { pageCopy } from '#lib/content/pages/page-copy';
import { pageMetadata, rootMetadata } from '#lib/seo/metadata';
import SiteLayout from './(site)/layout';
import { RootDocument } from './root-document';

const page = pageCopy('not-found');

export const metadata = {
  ...rootMetadata(),
  ...pageMetadata({ ...page, path: '/404', hidden: true }),
};

export default function NotFound() {
  return (
    <RootDocument>
      {/* The same parts as on other pages: with one more or less the bundler would write a second
          chunk. */}
      <SiteLayout>
        <NotFoundPanel page={page} />
      </SiteLayout>
    </RootDocument>
  );
}
