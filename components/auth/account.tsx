import { useRef } from 'react';

import { TextLink } from '#components/ui/text-link';
import { defaultAvatar } from '#lib/auth/session';
import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { useAuth } from './auth-context';
import { SignInButton } from './sign-in-button';

const action = 'py-2 font-semibold text-primary-text hover:underline';

/**
 * The sign-in button or, for a signed-in user, the name, a link to the post editor, if there is one,
 * and a sign-out button.
 */
export function Account({ hasEditor }: { hasEditor: boolean }) {
  const { user, logout } = useAuth();
  const box = useRef<HTMLDivElement>(null);

  function leave() {
    // The focused button is removed with the user: move the focus to the container.
    box.current?.focus();
    logout();
  }

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex min-h-12 w-fit flex-wrap items-center gap-x-6 gap-y-3"
    >
      {user ? (
        <>
          <div className="flex items-center gap-3">
            <img
              src={withBase(user.avatar)}
              alt=""
              width={44}
              height={44}
              className="size-11 rounded-full bg-primary-tint object-cover"
              data-fallback={withBase(defaultAvatar)}
            />
            <p className="max-w-52 leading-tight">
              <span className="block truncate font-semibold">{user.name}</span>
              <span className="block truncate text-muted text-tiny">{user.role}</span>
            </p>
          </div>
          <div className="flex gap-x-6">
            {hasEditor && (
              <TextLink href={routes.managePosts} className={action}>
                {messages.signIn.managePosts}
              </TextLink>
            )}
            <button type="button" onClick={leave} className={action}>
              {messages.signIn.signOut}
            </button>
          </div>
        </>
      ) : (
        <SignInButton className="min-h-11 rounded-full border border-line-strong px-6 font-semibold hover:border-ink" />
      )}
    </div>
  );
}
