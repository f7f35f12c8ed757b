import { Art } from '#components/ui/art';
import { colorClasses } from '#components/ui/color-classes';
import { colorOf } from '#lib/art/pictures';
import type { Industry } from '#lib/content/collections/industries';
import { caseSubject } from '#lib/content/pages/art-subjects';

/** Use cases that the scene shows. */
const ROWS = 4;

/** Use cases of an industry on one thread. Decoration: the page lists them below. */
export function IndustryScene({ industry }: { industry: Industry }) {
  return (
    <div
      aria-hidden
      data-pagefind-ignore
      className={`relative overflow-hidden rounded-card py-10 ps-20 pe-8 max-sm:hidden lg:py-12 lg:ps-24 lg:pe-10 print:hidden ${colorClasses(colorOf('industries', industry.id)).tint}`}
    >
      <span className="absolute inset-s-10 inset-y-0 w-4 bg-threads lg:inset-s-12" />
      <ul className="grid gap-4">
        {industry.use_cases.slice(0, ROWS).map((useCase, index) => (
          <li
            key={useCase.id}
            className={`card-shadow relative flex items-center gap-4 rounded-2xl bg-card p-2 pe-5 before:absolute before:end-full before:h-0.5 before:bg-ink ${index % 2 === 0 ? 'me-8 before:w-8 lg:before:w-10' : 'ms-8 before:w-16 lg:before:w-18'}`}
          >
            <Art
              subject={caseSubject(industry, index)}
              frame="strip"
              src={useCase.image_src}
              className="h-14 w-24 shrink-0 rounded-xl"
            />
            <span className="font-display text-lead leading-tight">{useCase.title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
