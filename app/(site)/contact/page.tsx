import { ContactDetails, ContactSteps } from '#components/contact/contact-details';
import { ContactForm } from '#components/contact/contact-form';
import { NoContactForm } from '#components/contact/no-contact-form';
import { Container } from '#components/ui/container';
import { Eyebrow } from '#components/ui/eyebrow';
import { JsonLd } from '#components/ui/json-ld';
import { TextLink } from '#components/ui/text-link';
import { site } from '#lib/content/collections/site';
import { contactForm } from '#lib/content/pages/contact-form';
import { officesOf } from '#lib/content/pages/offices';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { pagePaths, termsPages } from '#lib/site/pages';

export const generateMetadata = () => metadataOf('contact');

export default function ContactPage() {
  const page = pageTexts('contact');
  const { next, files } = page.sections;
  const terms = termsPages.filter(isShown);
  const endpoint = contactForm();
  return (
    <Container className="print-stack grid gap-x-10 gap-y-10 pt-bar pb-section lg:grid-cols-12 lg:grid-rows-[auto_1fr_auto]">
      <JsonLd nodes={[pageData('contact')]} />
      <div className="pt-12 lg:col-span-6 lg:pt-20">
        {page.eyebrow && <Eyebrow>{page.eyebrow}</Eyebrow>}
        <h1 className="mt-5 text-h1">{page.heading}</h1>
        <p className="mt-6 max-w-measure text-lead text-muted">{page.lead}</p>
        <ContactDetails site={site()} offices={officesOf(site())} />
      </div>
      {/* On a phone the form comes before the content below. */}
      <div className="lg:col-span-6 lg:row-span-2 lg:pt-20">
        {endpoint === 'none' ? (
          <NoContactForm email={site().email} />
        ) : (
          <ContactForm hasPrivacy={isShown('privacy')} endpoint={endpoint} email={site().email} />
        )}
      </div>
      <div className="lg:col-span-6">{next && <ContactSteps next={next} />}</div>
      <div className="lg:col-span-12">
        {files && <ContactSteps next={files} />}
        <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-3 font-semibold text-small empty:hidden">
          {terms.map((id) => (
            <li key={id}>
              <TextLink
                href={pagePaths[id]}
                className="text-primary-text underline underline-offset-4"
              >
                {pageTexts(id).title}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
