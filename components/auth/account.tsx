'use client';

import { useRef } from 'react';
import { pillClass } from '#components/ui/pill';
import { defaultPicture } from '#lib/art/art-path';
import { defaultAvatar } from '#lib/auth/session';
import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';
import { useAuth } from './auth-context';
import { SignInButton } from './sign-in-button';

/** The sign-in button or, for a signed-in user, the name and a sign-out button. */
export function Account() {
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
              data-fallback={[defaultAvatar, defaultPicture].map(withBase).join(' ')}
            />
            <p className="max-w-52 leading-tight">
              <span className="block truncate font-semibold">{user.name}</span>
              <span className="block truncate text-muted text-tiny">{user.role}</span>
            </p>
          </div>
          <button
            type="button"
            onClick={leave}
            className="py-2 font-semibold text-primary-text hover:underline"
          >
            {messages.signIn.signOut}
          </button>
        </>
      ) : (
        <SignInButton className={pillClass({ size: 'large' })} />
      )}
    </div>
  );
}
