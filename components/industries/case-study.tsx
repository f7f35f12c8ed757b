import { Art } from '#components/ui/art';
import { CheckList } from '#components/ui/check-list';
import { colorClasses } from '#components/ui/color-classes';
import { Dialog } from '#components/ui/dialog';
import { TextLink } from '#components/ui/text-link';
import { defaultPicture } from '#lib/art/art-path';
import { colorOf, type Subject } from '#lib/art/pictures';
import type { UseCase } from '#lib/content/collections/industries';
import * as messages from '#lib/site/messages';

/**
 * The case study of a use case in a dialog; nothing without a case study (docs/specification.md
 * I4).
 *
 * @param subject - what is drawn for a use case without its own picture
 */
export function CaseStudy({ useCase, subject }: { useCase: UseCase; subject: Subject }) {
  const study = useCase.case_study;
  if (!study) return null;
  const titleId = `${useCase.id}-title`;
  return (
    <Dialog
      id={useCase.id}
      aria-labelledby={titleId}
      linked
      className="case-study max-h-[min(90dvh,56rem)] w-full max-w-[min(48rem,100%-1.5rem)] overscroll-contain rounded-card"
    >
      <div
        className={`print:hidden ${colorClasses(colorOf(subject.collection, subject.id, subject.group, subject.index)).tint}`}
      >
        <Art
          subject={subject}
          frame="strip"
          src={useCase.image_src}
          fallback={defaultPicture}
          tinted={false}
          className="mask-[linear-gradient(to_right,transparent,#000_8%_92%,transparent)] mx-auto aspect-8/3 w-full max-w-133 object-contain"
        />
      </div>
      <div className="p-6 sm:p-8">
        <h2 id={titleId} className="text-h2">
          {useCase.title}
        </h2>
        <h3 className="mt-6 text-h3">{messages.industry.overview}</h3>
        <p className="mt-3">{study.solutionDescription}</p>
        <div className="mt-8 grid gap-8 sm:grid-cols-2">
          <div>
            <h3 className="text-h3">{messages.industry.benefits}</h3>
            <p className="mb-4 text-muted text-small">{messages.industry.benefitsAre}</p>
            <CheckList points={study.benefits} />
          </div>
          <div>
            <h3 className="text-h3">{messages.industry.implementation}</h3>
            <p className="mb-4 text-muted text-small">{messages.industry.implementationIs}</p>
            <CheckList points={study.implementationRequirements} color={0} />
          </div>
        </div>
        <dl className="mt-8 grid gap-5 border-line border-t pt-6 sm:grid-cols-2">
          <div>
            <dt className="text-muted text-small">{messages.industry.roiTimeline}</dt>
            <dd>
              <span className="font-semibold">{study.roiTimeline}</span>
              <span className="mt-1 block text-muted text-small">
                {messages.industry.estimate(study.roiBasis)}{' '}
                {study.publishedPayback
                  ? messages.industry.payback(study.publishedPayback)
                  : messages.industry.noPayback}
              </span>
            </dd>
          </div>
          <div>
            <dt className="text-muted text-small">{messages.industry.source}</dt>
            <dd>
              <TextLink
                href={study.url}
                className="break-all font-semibold text-primary-text underline underline-offset-4"
              >
                {new URL(study.url).hostname}
              </TextLink>
              <span className="mt-1 block text-muted text-small">
                {`${study.account}, ${study.year}`}
              </span>
            </dd>
          </div>
        </dl>
      </div>
      {/* Text that continues below the edge fades out. */}
      <div
        aria-hidden
        className="pointer-events-none sticky bottom-0 -mt-10 h-10 bg-[linear-gradient(transparent,var(--color-surface))] print:hidden"
      />
    </Dialog>
  );
}
