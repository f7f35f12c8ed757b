import { TextLink } from '#components/ui/text-link';
import type { TermSection } from '#lib/content/collections/pages';
import { AmountColumn } from './amounts';
import { CostBars } from './cost-bars';

/**
 * The points of a section as rows: with an amount at the end and the text below the title, else with
 * the text beside it.
 *
 * @param id - of the section
 */
export const TermPoints = ({ id, points }: { id: string; points: TermSection['points'] & {} }) => (
  // Reader views leave out a block with many links unless its classes speak of text.
  <div className="border-line border-b text-body">
    {points.map(({ title, text, href, lang, amount, lines }, index) => (
      <div
        key={title}
        lang={lang}
        className={`grid items-baseline gap-x-8 gap-y-2 border-line border-t py-5 text-body sm:py-6 print:break-inside-avoid ${amount ? 'grid-cols-[1fr_auto] grid-rows-[auto_1fr]' : 'sm:grid-cols-[13rem_1fr]'}`}
      >
        <h3 className="text-lead leading-tight">
          {href ? (
            <TextLink href={href} className="text-primary-text underline underline-offset-4">
              {title}
            </TextLink>
          ) : (
            title
          )}
        </h3>
        {amount && (
          <div className={lines ? '' : 'sm:row-span-2'}>
            <AmountColumn text={amount} />
          </div>
        )}
        {lines && <CostBars id={`${id}-${index}`} lines={lines} />}
        <p
          className={`text-muted ${amount ? 'col-span-full max-w-measure text-small sm:col-span-1' : 'max-w-article'}`}
        >
          {text}
        </p>
      </div>
    ))}
  </div>
);
