import { ContactForm } from '#components/islands/contact-form';
import { ContactDetails, ContactSteps } from '#components/sections/contact-details';
import { Container } from '#components/ui/container';
import { Eyebrow } from '#components/ui/eyebrow';
import { FirstScreenEnd } from '#components/ui/first-screen-end';
import { JsonLd } from '#components/ui/json-ld';
import { pageCopy, sectionCopy } from '#lib/content/collections/pages';
import { cityAndState, site } from '#lib/content/collections/site';
import { contactPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

export const metadata = pageMetadata({ ...pageCopy('contact'), path: routes.contact });

export default function ContactPage() {
  const page = pageCopy('contact');
  return (
    <Container className="print-stack grid gap-x-16 gap-y-12 pt-header pb-section lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <JsonLd things={[contactPage({ ...page, path: routes.contact })]} />
      <div className="pt-12 lg:col-span-6 lg:pt-20">
        <Eyebrow>{page.eyebrow}</Eyebrow>
        <h1 className="mt-5 text-h1">{page.heading}</h1>
        <p className="mt-6 max-w-measure text-lead text-muted">{page.lead}</p>
        <ContactDetails site={site()} place={cityAndState(site())} />
      </div>
      {/* On a phone the form comes before the content below. */}
      <div className="lg:col-span-6 lg:row-span-2 lg:pt-20">
        <ContactForm />
      </div>
      <FirstScreenEnd />
      <div className="lg:col-span-6">
        <ContactSteps next={sectionCopy(page, 'next')} />
      </div>
    </Container>
  );
}
