'use client';

import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { OverlayClose } from '#components/ui/overlay';
import { artPath } from '#lib/art/art-path';
import { dialog, dialogId, isOpen, onToggle } from '#lib/auth/dialog';
import { signInMessages } from '#lib/auth/messages';
import { session } from '#lib/auth/session';
import { useAuth } from './auth-context';

/** The sign-in dialog of a page; buttons open it by its id. Its form is loaded on first opening. */
export function SignInDialog() {
  const open = useSyncExternalStore(onToggle, isOpen, () => false);
  const [Form, setForm] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!open || Form) return;
    setFailed(false);
    import('./sign-in-form').then(
      (loaded) => setForm(() => loaded.SignInForm),
      () => setFailed(true),
    );
  }, [open, Form]);

  // Close before the page renders for the new user, so that the focus returns to the button.
  useEffect(() => session.subscribe(() => session.user() && dialog()?.close()), []);

  return (
    <>
      <dialog
        id={dialogId}
        aria-labelledby="sign-in-title"
        closedby="any"
        className="m-auto w-11/12 max-w-md rounded-card bg-card text-ink lift-shadow"
      >
        {open && (
          <img
            src={artPath({ collection: 'default', id: 'cover' }, 'card')}
            alt=""
            width={640}
            height={320}
            className="h-28 w-full bg-indigo-tint object-cover max-sm:hidden"
          />
        )}
        <div className="relative min-h-100 p-6 sm:px-9 sm:py-7">
          {open && (
            <OverlayClose closes={dialogId} className="absolute top-4 right-4 hover:bg-paper" />
          )}
          {open && Form ? (
            <Form />
          ) : (
            <h2 id="sign-in-title" className="text-h3">
              {signInMessages.enter.title}
            </h2>
          )}
          {failed && (
            <p role="alert" className="mt-4 text-muted">
              {signInMessages.unreachable}
            </p>
          )}
        </div>
      </dialog>
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
      setMessage(now ? `Signed in as ${now}.` : 'Signed out.');
    }
    previous.current = now;
  }, [user, ready]);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
