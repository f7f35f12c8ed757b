import { notFound } from 'next/navigation';

import { CtaBand } from '#components/sections/cta-band';
import { Faq } from '#components/sections/faq';
import { PageHero } from '#components/sections/page-hero';
import { JsonLd } from '#components/ui/json-ld';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
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
  const questions = Object.entries(page.sections).map(([key, texts]) => ({ id: key, ...texts }));
  return (
    <>
      <JsonLd nodes={[pageData(id)]} />
      <PageHero {...page} lead={undefined} />
      <Faq lead={page.lead} questions={questions} />
      {page.cta && <CtaBand {...page.cta} />}
    </>
  );
}
