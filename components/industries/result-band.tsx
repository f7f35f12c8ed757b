import { columnsOf } from '#components/sections/card-grid';
import { colorClassesAt } from '#components/ui/color-classes';
import { TextLink } from '#components/ui/text-link';
import type { PublishedResult } from '#lib/content/collections/industries';
import { SourceLink } from './figure-card';

/** Measured results side by side, each with its industry and source. */
export function ResultBand({ results }: { results: readonly PublishedResult[] }) {
  return (
    <ul className={`grid gap-x-8 gap-y-10 ${columnsOf(results.length, 3)}`}>
      {results.map(({ headline, detail, source, industry, href }, index) => {
        const { rule, text } = colorClassesAt(index);
        return (
          <li key={headline} className="flex flex-col">
            <span aria-hidden className={`draw-thread block border-t-4 ${rule}`} />
            <h3 className={`mt-5 text-h3 ${text}`}>{headline}</h3>
            <p className="mt-3">{detail}</p>
            <p className="mt-3 text-small">
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
