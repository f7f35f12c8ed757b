import type { Page } from '#lib/content/collections/pages';
import { pageSubject } from '#lib/content/subjects';
import { PageHero } from './page-hero';

/** What a visitor reads at an address that leads nowhere. */
export function NotFoundPanel({ page }: { page: Page }) {
  return <PageHero {...page} eyebrow="404" subject={pageSubject('not-found')} />;
}
