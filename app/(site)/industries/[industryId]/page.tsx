import { notFound } from 'next/navigation';

import { Breadcrumb } from '#components/sections/breadcrumb';
import { CtaBand } from '#components/sections/cta-band';
import { DemoHub } from '#components/sections/demo-hub';
import { IndustryBenefits } from '#components/sections/industry-benefits';
import { IndustrySnapshot } from '#components/sections/industry-snapshot';
import { MetricBand } from '#components/sections/metric-band';
import { PageHero } from '#components/sections/page-hero';
import { RelatedBand } from '#components/sections/related-links';
import { UseCaseGrid } from '#components/sections/use-case-grid';
import { JsonLd } from '#components/ui/json-ld';
import { demosForTags } from '#lib/content/collections/demos';
import { industries } from '#lib/content/collections/industries';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { sectionAbout, sectionCopy } from '#lib/content/page-copy';
import { relatedTo } from '#lib/content/related';
import { withoutOff } from '#lib/content/shown-pages';
import { staticParams } from '#lib/content/static-params';
import { industrySubject } from '#lib/content/subjects';
import { breadcrumbs, industryPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { ui, industry as words } from '#lib/site/words';

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
  const closing = sectionAbout(name, sectionCopy('industries', 'closing'));
  const heading = cta.headline ?? closing?.heading;
  const contact = { label: cta.button ?? ui.contactUs, href: routes.contact };
  return (
    <>
      <JsonLd
        things={[
          industryPage(industry),
          breadcrumbs({ name: words.list, path: routes.industries }, industry.name),
        ]}
      />
      <PageHero
        eyebrow={<Breadcrumb parent={words.list} href={routes.industries} here={industry.name} />}
        heading={industry.title}
        lead={industry.subtitle}
        actions={[contact]}
        subject={industrySubject(industry)}
        tinted
      />
      <IndustrySnapshot snapshot={industry.snapshot} />
      <IndustryBenefits
        industry={industry}
        copy={sectionAbout(name, sectionCopy('industries', 'benefits'))}
      />
      <UseCaseGrid
        industry={industry}
        copy={sectionAbout(name, sectionCopy('industries', 'cases'))}
      />
      <MetricBand
        industry={industry}
        copy={sectionAbout(name, sectionCopy('industries', 'metrics'))}
      />
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
          actions={withoutOff([contact, { label: ui.exploreServices, href: routes.services }])}
        />
      )}
    </>
  );
}
