import type { Page } from '#lib/content/collections/pages';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { PageHero } from './page-hero';

/** Content of the not-found pages. */
export function NotFoundPanel({
  page: { heading, lead, actions },
}: {
  page: Pick<Page, 'heading' | 'lead' | 'actions'>;
}) {
  return (
    <PageHero {...{ heading, lead, actions }} eyebrow="404" subject={pageSubject('not-found')} />
  );
}
