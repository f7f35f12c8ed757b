import { Container } from '#components/ui/container';
import { TableOfContents } from '#components/ui/table-of-contents';
import type { TermSection } from '#lib/content/collections/pages';
import * as messages from '#lib/site/messages';
import { Amounts } from './amounts';
import { StageLine } from './stage-line';
import { TermPoints } from './term-points';

/** Sections of terms; on wide screens their questions stay in view at the side. */
export function TermSections({
  lead,
  sections,
}: {
  /** First paragraph of the page: here, because reader views leave out a hero. */
  lead?: string;
  sections: readonly (TermSection & { id: string })[];
}) {
  return (
    <div className="bg-surface py-section">
      <Container className="print-stack grid gap-x-10 lg:grid-cols-12">
        <div className="max-lg:hidden lg:col-span-3">
          <TableOfContents
            label={messages.paper.contents}
            entries={sections.map(({ id, heading, lang }) => ({ id, title: heading, lang }))}
          />
        </div>
        <div className="grid min-w-0 gap-y-16 lg:col-span-9 lg:gap-y-24 lg:ps-6">
          {lead && <p className="max-w-article text-lead">{lead}</p>}
          {sections.map(({ id, heading, text, lang, points = [], stages }) => (
            <section key={id} id={id} lang={lang} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="text-h2">
                {heading}
              </h2>
              {text && (
                <p className="mt-4 max-w-article text-lead text-muted">
                  <Amounts text={text} />
                </p>
              )}
              {stages && (
                <div className="mt-8">
                  <StageLine stages={stages} />
                </div>
              )}
              {points.length > 0 && (
                <div className="mt-8 text-body">
                  <TermPoints id={id} points={points} />
                </div>
              )}
            </section>
          ))}
        </div>
      </Container>
    </div>
  );
}
