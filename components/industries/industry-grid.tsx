import { Reveal } from '#components/motion/reveal';
import { columnsOf } from '#components/sections/card-grid';
import { Art } from '#components/ui/art';
import { Card } from '#components/ui/card';
import { colorClasses } from '#components/ui/color-classes';
import { colorOf } from '#lib/art/pictures';
import type { Industry } from '#lib/content/collections/industries';
import { industrySubject } from '#lib/content/pages/art-subjects';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

/** Cards per row on wide screens. */
const COLUMNS = 3;

/**
 * All industries as cards with picture, subtitle and first stat. In two columns an odd number of
 * cards starts with a wide one, so that the last row is full.
 */
export function IndustryGrid({ industries }: { industries: readonly Industry[] }) {
  return (
    <ul className={`grid gap-6 print:grid-cols-3 ${columnsOf(industries.length, 3)}`}>
      {industries.map((industry, index) => (
        <li
          key={industry.id}
          className="@container sm:max-lg:first:nth-last-[odd]:col-span-2 lg:first:nth-last-[3n+7]:col-span-3"
        >
          <Reveal delay={(index % COLUMNS) * 0.1}>
            <IndustryCard industry={industry} />
          </Reveal>
        </li>
      ))}
    </ul>
  );
}

function IndustryCard({ industry }: { industry: Industry }) {
  const subject = industrySubject(industry);
  const [stat] = industry.snapshot.stats;
  return (
    <Card
      href={routes.industry(industry.id)}
      title={industry.name}
      level={2}
      row
      art={<Art subject={subject} frame="card" className="h-40 w-full sm:h-44" />}
    >
      {/* Three lines in every card, so that the figures of a row begin at the same height. */}
      <p className="text-muted sm:min-h-[3lh]">{industry.subtitle}</p>
      {stat && (
        <LeadFigure {...stat} color={colorClasses(colorOf(subject.collection, subject.id)).text} />
      )}
    </Card>
  );
}

/** A stat, split at its first space (docs/specification.md I2), sized so that 14 characters fit. */
function LeadFigure({
  text,
  source,
  color,
}: Industry['snapshot']['stats'][number] & { color: string }) {
  const [figure, ...line] = text.split(' ');
  return (
    <div className="@container mt-1 border-line border-t pt-5">
      <p>
        <strong
          className={`block whitespace-nowrap font-display font-medium text-[clamp(1rem,12cqi,2.75rem)] leading-none tracking-display ${color}`}
        >
          {figure}
        </strong>{' '}
        <span className="mt-2 block text-small">{line.join(' ')}</span>
      </p>
      <p className="mt-2 text-muted text-tiny">{`${messages.ui.source} ${source.label}`}</p>
    </div>
  );
}
