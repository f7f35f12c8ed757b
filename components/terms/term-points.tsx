import { TextLink } from '#components/ui/text-link';
import type { PageSection } from '#lib/content/collections/pages';
import { costLines, pricedPoint, stagesOf } from '#lib/content/pages/point-figures';
import { AmountColumn } from './amounts';
import { CostBars } from './cost-bars';
import { StageLine } from './stage-line';

/**
 * The points of a section by their form: stages along a thread, amounts at the end of their row, the
 * lines of a budget as bars, other texts beside their title.
 *
 * @param id - of the section
 */
export function TermPoints({ id, points }: { id: string; points: PageSection['points'] & {} }) {
  const stages = stagesOf(points);
  if (stages.length > 0) return <StageLine stages={stages} />;
  return (
    // Reader views leave out a block with many links unless its classes speak of text.
    <div className="border-line border-b text-body">
      {points.map((point) => {
        const priced = pricedPoint(point);
        const { lines, rest } = costLines(point.text);
        return (
          <div
            key={point.title}
            className="border-line border-t py-5 text-body sm:py-6 print:break-inside-avoid"
          >
            {lines.length > 0 ? (
              <>
                <h3 className="mb-6 text-lead leading-tight">
                  <Title href={point.href}>{point.title}</Title>
                </h3>
                <CostBars id={`${id}-lines`} lines={lines} />
                {rest && <p className="mt-6 max-w-article text-muted">{rest}</p>}
              </>
            ) : priced ? (
              <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 text-body">
                <div className="min-w-56 flex-1 text-body">
                  <h3 className="text-lead leading-tight">
                    <Title href={point.href}>{priced.label}</Title>
                  </h3>
                  {priced.note && (
                    <p className="mt-2 max-w-measure text-muted text-small">{priced.note}</p>
                  )}
                </div>
                <p className="ms-auto">
                  <AmountColumn text={priced.figure} />
                </p>
              </div>
            ) : (
              <div className="grid gap-x-8 gap-y-2 text-body sm:grid-cols-[13rem_1fr]">
                <h3 className="text-lead leading-tight">
                  <Title href={point.href}>{point.title}</Title>
                </h3>
                <p className="max-w-article text-muted">{point.text}</p>
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The title of a point, as a link if it has an address. */
function Title({ href, children }: { href?: string; children: string }) {
  if (!href) return children;
  return (
    <TextLink href={href} className="text-primary-text underline underline-offset-4">
      {children}
    </TextLink>
  );
}
