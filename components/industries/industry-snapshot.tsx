import { Section } from '#components/ui/section';
import type { Industry } from '#lib/content/collections/industries';
import * as messages from '#lib/site/messages';
import { FigureCard } from './figure-card';

/** A quote and three stats, each split at its first space (docs/specification.md I2). */
export function IndustrySnapshot({ snapshot }: { snapshot: Industry['snapshot'] }) {
  const stats = snapshot.stats.map(({ text, source }) => {
    const space = text.indexOf(' ');
    return { figure: text.slice(0, space), text: text.slice(space + 1), source };
  });
  const length = Math.max(...stats.map(({ figure }) => [...figure].length));
  return (
    <Section heading={messages.industry.snapshot}>
      <p className="max-w-3xl border-accent border-s-2 ps-6 font-display text-h3">
        {snapshot.quote}
      </p>
      {stats.length > 0 && (
        <ul className="mt-10 grid gap-6 lg:mt-12 lg:auto-cols-fr lg:grid-flow-col print:auto-cols-fr print:grid-flow-col">
          {stats.map((stat, index) => (
            <li key={stat.text}>
              <FigureCard {...stat} length={length} index={index} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
