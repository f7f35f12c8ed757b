import { columnsOf } from '#components/sections/card-grid';
import { colorClassesAt } from '#components/ui/color-classes';
import { TextLink } from '#components/ui/text-link';
import type { PublishedResult } from '#lib/content/collections/industries';
import { SourceLink } from './figure-card';

/** Measured results side by side, each with its industry and source. */
export function ResultBand({ results }: { results: readonly PublishedResult[] }) {
  return (
    <ul className={`grid gap-x-8 gap-y-7 sm:gap-y-10 ${columnsOf(results.length, 3)}`}>
      {results.map(({ headline, detail, source, industry, href }, index) => {
        const { rule, text } = colorClassesAt(index);
        return (
          <li key={`${href} ${headline}`} className="flex flex-col">
            <span aria-hidden className={`draw-thread block border-t-4 ${rule}`} />
            <h3 className={`mt-4 text-h3 sm:mt-5 ${text}`}>{headline}</h3>
            <p className="mt-3 max-sm:mt-2 max-sm:text-small">{detail}</p>
            <p className="mt-3 text-small max-sm:mt-2">
              <TextLink href={href} className="text-primary-text hover:underline">
                {industry}
              </TextLink>
            </p>
            <SourceLink {...source} />
          </li>
        );
      })}
    </ul>
  );
}
