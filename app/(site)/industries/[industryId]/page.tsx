import { notFound } from 'next/navigation';
import { DemoHub } from '#components/demos/demo-hub';
import { IndustryBenefits } from '#components/industries/industry-benefits';
import { IndustrySnapshot } from '#components/industries/industry-snapshot';
import { MetricBand } from '#components/industries/metric-band';
import { UseCaseGrid } from '#components/industries/use-case-grid';
import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { RelatedBand } from '#components/sections/related-links';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { JsonLd } from '#components/ui/json-ld';
import { demosForTags } from '#lib/content/collections/demos';
import { industries } from '#lib/content/collections/industries';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { industrySubject } from '#lib/content/pages/art-subjects';
import { pageTexts, sectionAbout } from '#lib/content/pages/page-texts';
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

export const generateStaticParams = () => staticParams('/industries/[industryId]');

const industryOf = async ({ params }: Props) =>
  industries.get((await params).industryId) ?? notFound();

export async function generateMetadata(props: Props) {
  const industry = await industryOf(props);
  const { title, description } = industry;
  return pageMetadata({ title, description, path: industries.url(industry), markdown: true });
}

export default async function IndustryPage(props: Props) {
  const industry = await industryOf(props);
  const { cta, name } = industry;
  const { benefits, cases, metrics, ...texts } = pageTexts('industries').sections;
  const closing = sectionAbout(name, texts.closing);
  const heading = cta.headline ?? closing?.heading;
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
      <UseCaseGrid industry={industry} copy={sectionAbout(name, cases)} />
      <MetricBand industry={industry} copy={sectionAbout(name, metrics)} />
      <DemoHub
        demos={demosForTags(industry.demoTags)}
        paper={whitepapers.all().find((paper) => paper.featured)}
      />
      <RelatedBand links={relatedTo(industries.url(industry))} className="py-section" />
      {heading && (
        <CtaBand
          subject={industrySubject(industry)}
          tinted
          heading={heading}
          text={cta.subtext ?? closing?.text}
          actions={visibleLinks([
            contact,
            { label: messages.ui.exploreServices, href: routes.services },
          ])}
        />
      )}
    </>
  );
}
