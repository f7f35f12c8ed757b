import { Cover } from '#components/sections/cover';
import { CheckList } from '#components/ui/check-list';
import { Container } from '#components/ui/container';
import type { Industry } from '#lib/content/collections/industries';
import { industrySubject } from '#lib/content/pages/art-subjects';
import type { SectionTexts } from '#lib/content/pages/page-texts';

export function IndustryBenefits({ industry, copy }: { industry: Industry; copy: SectionTexts }) {
  if (!copy) return null;
  return (
    <section className="pb-section">
      <Container className="print-stack grid items-center gap-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Cover subject={industrySubject(industry)} className="aspect-3/2 w-full rounded-card" />
        </div>
        <div className="lg:col-span-6 lg:ps-6">
          <h2 lang={copy.lang} className="mb-6 text-h2">
            {copy.heading}
          </h2>
          <CheckList points={industry.benefits} />
        </div>
      </Container>
    </section>
  );
}
