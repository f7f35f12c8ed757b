import { SignedIn } from '#components/auth/auth-context';
import { SignInButton } from '#components/auth/sign-in-button';
import { BackLink } from '#components/ui/breadcrumbs';
import { ButtonLink } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { SharedPart } from '#components/ui/shared-part';
import type { Demo } from '#lib/content/collections/demos';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { LoginBadge } from './demo-card';
import { DemoFrame } from './demo-frame';

/**
 * A demo page: the demo in a sandboxed frame of another origin. If it requires a login, the frame
 * and the link to it are rendered only for signed-in users (docs/specification.md A5).
 */
export function DemoViewer({ demo, src }: { demo: Demo; src: string }) {
  const gate = (shown: React.ReactNode, otherwise?: React.ReactNode) =>
    demo.requiresAuth ? <SignedIn otherwise={otherwise}>{shown}</SignedIn> : shown;
  return (
    <Container className="pt-bar pb-12">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 pt-2">
        <BackLink href={routes.demos}>{messages.demo.back}</BackLink>
        <header className="col-span-2 row-start-2 mt-3 mb-6 flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <SharedPart part="title" href={routes.demo(demo.id)}>
            <h1 className="text-h2">{demo.name}</h1>
          </SharedPart>
          <p className="max-w-3xl flex-1 basis-96 text-muted">{demo.description}</p>
        </header>
        {gate(
          // On wide screens beside the first row of the demo, which leaves room for it.
          <div className="col-start-2 row-start-1 bg-paper lg:z-10 lg:row-start-3 lg:m-3 lg:self-start lg:rounded-full">
            <ButtonLink href={src} variant="outline">
              {messages.demo.newTab}
            </ButtonLink>
          </div>,
        )}
        {/* Gets the focus when signing in removes the focused button. */}
        <div tabIndex={-1} className="col-span-2 col-start-1 row-start-3 min-w-0">
          {gate(<DemoFrame demo={demo} src={src} />, <SignInNotice />)}
        </div>
      </div>
      <footer className="mt-5 text-muted text-small">
        {messages.demo.provider(demo.provider)}
      </footer>
    </Container>
  );
}

function SignInNotice() {
  return (
    <div className="card-shadow grid justify-items-start gap-5 rounded-card bg-card p-8 lg:p-12">
      <LoginBadge />
      <p className="max-w-measure text-lead">{messages.demo.notice}</p>
      <div className="flex flex-wrap gap-3">
        <SignInButton />
        <ButtonLink href={routes.contact} variant="outline">
          {messages.ui.contactUs}
        </ButtonLink>
      </div>
    </div>
  );
}
