import { notFound } from 'next/navigation';

import { ReferenceList } from '#components/references/reference-list';
import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { TermSections } from '#components/terms/term-sections';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { references } from '#lib/content/collections/references';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { pageRow, termsPages } from '#lib/site/pages';

interface Props {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () =>
  termsPages.map((id) => ({ page: pageRow(id).path.slice(1) }));

async function idOf({ params }: Props) {
  const { page } = await params;
  const id = termsPages.find((each) => pageRow(each).path === `/${page}`);
  return id && isShown(id) ? id : notFound();
}

export const generateMetadata = async (props: Props) => metadataOf(await idOf(props));

export default async function Page(props: Props) {
  const id = await idOf(props);
  const page = pageTexts(id);
  const clients = id === 'pricing' ? references.all() : [];
  // The section says what can be checked while there are no references.
  const sections = Object.entries(page.sections)
    .filter(([key]) => clients.length === 0 || key !== 'references')
    .map(([key, texts]) => ({ id: key, ...texts }));
  return (
    <>
      <JsonLd nodes={[pageData(id)]} />
      <PageHero {...page} lead={undefined} subject={pageSubject(pageRow(id).picture)} />
      <TermSections lead={page.lead} sections={sections} />
      {clients.length > 0 && (
        <Section id="references" heading={messages.references.heading} background="surface">
          <ReferenceList references={clients} />
        </Section>
      )}
      {page.cta && <CtaBand {...page.cta} />}
    </>
  );
}
