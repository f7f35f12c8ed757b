import { notFound } from 'next/navigation';
import { RelatedBand } from '#components/blog/related-links';
import { DemoHub } from '#components/demos/demo-hub';
import { IndustryBenefits } from '#components/industries/industry-benefits';
import { IndustrySnapshot } from '#components/industries/industry-snapshot';
import { MetricBand } from '#components/industries/metric-band';
import { UseCaseGrid } from '#components/industries/use-case-grid';
import { ReferenceList } from '#components/references/reference-list';
import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { CheckList } from '#components/ui/check-list';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { industries } from '#lib/content/collections/industries';
import { references } from '#lib/content/collections/references';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { demosForTags } from '#lib/content/pages/active-demos';
import { industrySubject } from '#lib/content/pages/art-subjects';
import { pageTexts, sectionAbout, withNote } from '#lib/content/pages/page-texts';
import { relatedTo } from '#lib/content/pages/related';
import { visibleLinks } from '#lib/content/pages/shown-pages';
import { staticParams } from '#lib/content/pages/static-params';
import { breadcrumbs, industryPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  params: Promise<{ industryId: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams(`${routes.industries}/[industryId]`);

const industryOf = async ({ params }: Props) =>
  industries.get((await params).industryId) ?? notFound();

export async function generateMetadata(props: Props) {
  const industry = await industryOf(props);
  const { title, description } = industry;
  return pageMetadata({ title, description, path: industries.url(industry), markdown: true });
}

const inLanguage = (text?: string, lang?: string) =>
  text && lang ? <span lang={lang}>{text}</span> : text;

export default async function IndustryPage(props: Props) {
  const industry = await industryOf(props);
  const { cta, name } = industry;
  const page = pageTexts('industries');
  const { benefits, cases, metrics, systems, ...texts } = page.sections;
  const told = texts.references ?? { heading: messages.references.heading };
  const clients = references.all().filter((each) => each.industry === name);
  const connected = sectionAbout(name, systems);
  const closing = sectionAbout(name, texts.closing);
  const heading = cta.headline ?? inLanguage(closing?.heading, closing?.lang);
  const text = cta.subtext ?? inLanguage(closing?.text, closing?.lang);
  const contact = { label: cta.button ?? messages.ui.contactUs, href: routes.contact };
  return (
    <>
      <JsonLd
        nodes={[
          industryPage(industry),
          breadcrumbs({ name: messages.industry.list, path: routes.industries }, industry.name),
        ]}
      />
      <PageHero
        eyebrow={
          <Breadcrumbs
            parent={messages.industry.list}
            href={routes.industries}
            here={industry.name}
          />
        }
        heading={industry.title}
        lead={industry.subtitle}
        actions={[contact]}
        subject={industrySubject(industry)}
        href={industries.url(industry)}
        tinted
      />
      <IndustrySnapshot snapshot={industry.snapshot} />
      <IndustryBenefits industry={industry} copy={sectionAbout(name, benefits)} />
      <UseCaseGrid industry={industry} copy={sectionAbout(name, cases)} basis={page.basis} />
      {clients.length > 0 && (
        <Section heading={told.heading} lead={told.text} lang={told.lang}>
          <ReferenceList references={clients} />
        </Section>
      )}
      {connected && industry.systems.length > 0 && (
        <Section
          heading={connected.heading}
          lead={withNote(connected.text, references.all().length === 0 && page.noReferences)}
          lang={connected.lang}
        >
          <div className="max-w-3xl">
            <CheckList points={industry.systems} />
          </div>
        </Section>
      )}
      <MetricBand industry={industry} copy={sectionAbout(name, metrics)} />
      <DemoHub
        demos={demosForTags(industry.demoTags)}
        paper={whitepapers.all().find((paper) => paper.featured)}
      />
      <RelatedBand links={relatedTo(industries.url(industry))} />
      {heading && (
        <CtaBand
          tintOf={industrySubject(industry)}
          heading={heading}
          text={text}
          actions={visibleLinks([
            contact,
            { label: messages.ui.exploreServices, href: routes.services },
          ])}
        />
      )}
    </>
  );
}
