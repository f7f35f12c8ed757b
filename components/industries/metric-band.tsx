import { Section } from '#components/ui/section';
import type { Industry } from '#lib/content/collections/industries';
import type { SectionTexts } from '#lib/content/pages/page-texts';
import { Ticker } from './ticker';

/** Success metrics of an industry in a ticker; nothing without metrics. */
export function MetricBand({ industry, copy }: { industry: Industry; copy: SectionTexts }) {
  if (!copy || industry.success_metrics.length === 0) return null;
  return (
    <Section heading={copy.heading} lead={copy.text} lang={copy.lang} background="night">
      <Ticker key={industry.id} label={copy.heading} metrics={industry.success_metrics} fades />
    </Section>
  );
}
