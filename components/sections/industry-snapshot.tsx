import { FigureCard } from '#components/ui/figure-card';
import { Section } from '#components/ui/section';
import type { Industry } from '#lib/content/collections/industries';

/** A line of ours and three figures; each stat is split at its first space (spec, section 2). */
export function IndustrySnapshot({ snapshot }: { snapshot: Industry['snapshot'] }) {
  return (
    <Section heading="Industry Snapshot">
      <div className="grid gap-10 lg:grid-cols-12">
        <p className="self-start border-l-2 border-coral pl-6 font-display text-h3 lg:col-span-4">
          {snapshot.quote}
        </p>
        <ul className="grid gap-6 sm:grid-cols-3 lg:col-span-8">
          {snapshot.stats.map(({ text, source }, index) => {
            const space = text.indexOf(' ');
            return (
              <li key={text}>
                <FigureCard
                  figure={text.slice(0, space)}
                  text={text.slice(space + 1)}
                  source={source}
                  index={index}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
