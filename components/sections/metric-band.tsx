import { Art } from '#components/ui/art';
import { SourceLink } from '#components/ui/figure-card';
import { Section } from '#components/ui/section';
import { threadAt } from '#components/ui/thread';
import type { Industry } from '#lib/content/collections/industries';
import { industrySubject } from '#lib/content/subjects';

/** Measured results of an industry in a strip that scrolls sideways, three in view. */
export function MetricBand({ industry }: { industry: Industry }) {
  return (
    <Section
      heading="Success Metrics"
      lead={`What has been measured with AI in ${industry.name.toLowerCase()}.`}
      ground="night"
      corner={
        <Art
          subject={industrySubject(industry)}
          frame="wide"
          tinted={false}
          className="size-full mask-l-from-30%"
        />
      }
    >
      <section
        aria-label="Success metrics"
        tabIndex={0}
        className="relative -mx-5 snap-x scroll-px-5 overflow-x-auto px-5 pb-6 sm:-mx-8 sm:scroll-px-8 sm:px-8"
      >
        <ul className="flex gap-8">
          {industry.success_metrics.map(({ id, headline, detail, source }, index) => (
            <li
              key={id}
              className={`metric-item flex shrink-0 snap-start flex-col border-t-4 pt-5 ${threadAt(index).rule}`}
            >
              <h3 className={`text-h3 ${threadAt(index).text}`}>{headline}</h3>
              <p className="mt-3 mb-2 text-muted">{detail}</p>
              <SourceLink {...source} />
            </li>
          ))}
        </ul>
      </section>
    </Section>
  );
}
