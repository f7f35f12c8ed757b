'use client';

import { useEffect, useRef, useState } from 'react';

import { Dialog, DialogClose } from '#components/ui/dialog';
import { artPath, defaultPicture } from '#lib/art/art-path';
import { session } from '#lib/auth/session';
import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';
import { useAuth } from './auth-context';
import { SignInForm } from './sign-in-form';

/** Id of the sign-in dialog; buttons of a page open it by this id. */
export const signInDialog = 'sign-in';

/** The sign-in dialog of a page. */
export function SignInDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  // Not in the export: a page without its scripts would submit the password.
  const [hydrated, setHydrated] = useState(false);
  /** Counts how often the dialog was closed: each opening has an empty form. */
  const [closings, setClosings] = useState(0);

  useEffect(() => setHydrated(true), []);
  // Close before the page renders for the new user, so that the focus returns to the button.
  useEffect(() => session.subscribe(() => session.user() && ref.current?.close()), []);

  return (
    <>
      <Dialog
        ref={ref}
        id={signInDialog}
        aria-labelledby="sign-in-title"
        closeButton={false}
        onClose={async ({ currentTarget: dialog }) => {
          // Its size depends on the form.
          await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
          if (!dialog.open) setClosings((count) => count + 1);
        }}
        className="w-11/12 max-w-md rounded-card"
      >
        <img
          src={withBase(artPath({ collection: 'default', id: 'cover' }, 'card'))}
          alt=""
          width={640}
          height={320}
          loading="lazy"
          data-fallback={withBase(defaultPicture)}
          className="h-28 w-full bg-primary-tint object-cover max-sm:hidden"
        />
        <div className="relative min-h-100 p-6 sm:p-8">
          {hydrated ? (
            <SignInForm key={closings} />
          ) : (
            <h2 id="sign-in-title" className="text-h3">
              {messages.signIn.signIn.title}
            </h2>
          )}
          {/* After the form, so that the focus starts in its first field. */}
          <DialogClose closes={signInDialog} className="absolute inset-e-3 top-3 hover:bg-paper" />
        </div>
      </Dialog>
      <Announcement />
    </>
  );
}

/** Announces sign-in and sign-out to screen readers. */
function Announcement() {
  const { user, ready } = useAuth();
  const previous = useRef<string | undefined>(undefined);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!ready) return;
    const now = user?.name ?? '';
    if (previous.current !== undefined && previous.current !== now) {
      setMessage(now ? messages.signIn.signedIn(now) : messages.signIn.signedOut);
    }
    previous.current = now;
  }, [user, ready]);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
