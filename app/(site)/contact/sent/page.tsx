import { PageHero } from '#components/sections/page-hero';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageTexts } from '#lib/content/pages/page-texts';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';

export const generateMetadata = () => metadataOf('contact-sent');

/**
 * Confirmation for a form that was posted without scripts; the service redirects here. The service
 * writes the reference into the page (server/app.ts); on a host that cannot, the line is hidden.
 */
export default function ContactSentPage() {
  const page = pageTexts('contact-sent');
  return (
    <PageHero {...page} subject={pageSubject('contact')}>
      <p className="mt-8 text-muted has-[output:empty]:hidden">
        {messages.contact.reference}{' '}
        <output data-reference="" className="font-semibold text-ink" suppressHydrationWarning>
          {''}
        </output>
      </p>
    </PageHero>
  );
}
