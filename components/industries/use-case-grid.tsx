import { columnsOf, slotOf } from '#components/sections/card-grid';
import { Art } from '#components/ui/art';
import { cardClass } from '#components/ui/card';
import { colorClassesAt } from '#components/ui/color-classes';
import { DialogButton } from '#components/ui/dialog';
import { Section } from '#components/ui/section';
import { defaultPicture } from '#lib/art/art-path';
import type { Industry } from '#lib/content/collections/industries';
import { caseSubject } from '#lib/content/pages/art-subjects';
import type { SectionTexts } from '#lib/content/pages/page-texts';
import { CaseStudy } from './case-study';

/**
 * Use cases of an industry; a click opens the case study if there is one (docs/specification.md
 * I4).
 */
export function UseCaseGrid({
  industry,
  copy,
  basis,
}: {
  industry: Industry;
  copy: SectionTexts;
  /** What the ranges of months of all cases begin with. */
  basis?: string;
}) {
  if (!copy) return null;
  const { length } = industry.use_cases;
  const most = length % 4 === 0 ? 4 : 3;
  return (
    <Section heading={copy.heading} hint={copy.text} lang={copy.lang} background="surface">
      {(industry.caseNote || basis) && (
        <p className="-mt-4 mb-10 max-w-3xl border-line border-s-2 ps-5 text-muted">
          {[industry.caseNote, basis].filter(Boolean).join(' ')}
        </p>
      )}
      <ul className={`grid gap-6 print:block ${columnsOf(length, most)}`}>
        {industry.use_cases.map((useCase, index) => (
          <li
            key={useCase.id}
            className={`print:mb-[8mm] print:break-inside-auto ${most === 3 ? slotOf(length) : ''}`}
          >
            <article
              aria-label={useCase.title}
              className={`${cardClass} @xl:flex-row print:h-auto print:break-after-avoid @xl:[&>img]:w-1/2`}
            >
              <Art
                subject={caseSubject(industry, index)}
                frame="strip"
                src={useCase.image_src}
                fallback={defaultPicture}
                className="aspect-8/3 w-full print:h-[14mm]"
              />
              <div className="flex flex-1 flex-col gap-2 p-5">
                <h3 className="text-lead leading-tight">
                  {useCase.case_study ? (
                    <DialogButton
                      opens={useCase.id}
                      className="text-start outline-none after:absolute after:inset-0"
                    >
                      {useCase.title}
                    </DialogButton>
                  ) : (
                    useCase.title
                  )}
                </h3>
                <p className="text-muted text-small">{useCase.description}</p>
                <ul className="mt-auto grid gap-2 pt-3 font-semibold text-small">
                  {useCase.kpi.map((line) => (
                    <li key={line} className={`border-s-2 ps-3 ${colorClassesAt(index).rule}`}>
                      {line}
                    </li>
                  ))}
                </ul>
              </div>
            </article>
            <CaseStudy useCase={useCase} subject={caseSubject(industry, index)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
