import { PageHero } from '#components/sections/page-hero';
import { pageCopy } from '#lib/content/collections/pages';
import { pageSubject } from '#lib/content/subjects';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

const page = pageCopy('contact-sent');

export const metadata = pageMetadata({ ...page, path: routes.contactSent, hidden: true });

/** Where the service sends a visitor whose form was posted without scripts. */
export default function ContactSentPage() {
  return <PageHero {...page} subject={pageSubject('contact')} />;
}
