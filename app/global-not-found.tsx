import { NotFoundPanel } from '#components/sections/not-found-panel';
import { notFoundTexts } from '#lib/content/pages/page-texts';
import { pageMetadata, rootMetadata } from '#lib/seo/metadata';
import SiteLayout from './(site)/layout';
import { RootDocument } from './root-document';

export const generateMetadata = () => ({
  ...rootMetadata(),
  ...pageMetadata({ ...notFoundTexts('not-found'), path: '/404', hidden: true }),
});

export default function NotFound() {
  return (
    <RootDocument>
      {/* The same parts as on other pages: with one more or less the bundler would write a second
          chunk. */}
      <SiteLayout>
        <NotFoundPanel page={notFoundTexts('not-found')} />
      </SiteLayout>
    </RootDocument>
  );
}
