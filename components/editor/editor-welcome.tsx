import { SignInButton } from '#components/auth/sign-in-button';
import { PageHero } from '#components/sections/page-hero';
import { PointGrid } from '#components/sections/point-grid';
import { ButtonLink } from '#components/ui/button';
import { Container } from '#components/ui/container';
import type { Page, PageSection } from '#lib/content/collections/pages';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { editorMessages } from '#lib/site/editor-messages';

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
          <SignInButton />
          {page.actions?.map(({ label, href }) => (
            <ButtonLink key={href} href={href} variant="outline">
              {label}
            </ButtonLink>
          ))}
        </div>
        <p className="without-scripts mt-6 max-w-measure text-muted text-small">
          {editorMessages.needsScripts}
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
