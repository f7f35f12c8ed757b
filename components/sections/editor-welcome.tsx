import { ButtonLink, buttonClass } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { OverlayButton } from '#components/ui/overlay';
import type { Page, PageSection } from '#lib/content/collections/pages';
import { pageSubject } from '#lib/content/subjects';
import { editor, signIn } from '#lib/site/words';
import { PageHero } from './page-hero';
import { PointGrid } from './point-grid';

/** Introduction to the post editor, for visitors who are not signed in. */
export function EditorWelcome({ page, points }: { page: Page; points?: PageSection }) {
  return (
    <>
      <PageHero
        heading={page.heading}
        eyebrow={page.eyebrow}
        lead={page.lead}
        subject={pageSubject('admin')}
      >
        <div className="mt-8 flex flex-wrap gap-3">
          <OverlayButton opens="sign-in" className={`scripts-only ${buttonClass()}`}>
            {signIn.signIn.title}
          </OverlayButton>
          {page.actions?.map(({ label, href }) => (
            <ButtonLink key={href} href={href} look="outline">
              {label}
            </ButtonLink>
          ))}
        </div>
        <p className="without-scripts mt-6 max-w-measure text-muted text-small">
          {editor.needsScripts}
        </p>
      </PageHero>
      {points && (
        <Container className="py-section">
          <PointGrid {...points} />
        </Container>
      )}
    </>
  );
}
