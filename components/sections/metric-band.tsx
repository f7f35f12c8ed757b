import { Ticker } from '#components/motion/ticker';
import { Art } from '#components/ui/art';
import { Section } from '#components/ui/section';
import type { Industry } from '#lib/content/collections/industries';
import { industrySubject } from '#lib/content/subjects';

/** Success metrics of an industry in a ticker; nothing without metrics. */
export function MetricBand({ industry }: { industry: Industry }) {
  if (industry.success_metrics.length === 0) return null;
  return (
    <Section
      heading="Success Metrics"
      lead={`Figures published on AI in ${industry.name.toLowerCase()}, each with its source.`}
      ground="night"
      corner={
        <Art
          subject={industrySubject(industry)}
          frame="wide"
          tinted={false}
          className="size-full mask-[linear-gradient(to_left,#000_30%,transparent)]"
        />
      }
    >
      <Ticker key={industry.id} label="Success metrics" metrics={industry.success_metrics} fades />
    </Section>
  );
}
