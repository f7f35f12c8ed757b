import { PageHero } from '#components/sections/page-hero';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageCopy } from '#lib/content/pages/page-copy';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';

const page = pageCopy('contact-sent');

export const metadata = metadataOf('contactSent');

/**
 * Confirmation for a form that was posted without scripts; the service redirects here. The service
 * writes the reference into the page (server/app.ts); on a host that cannot, the line is hidden.
 */
export default function ContactSentPage() {
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
