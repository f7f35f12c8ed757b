'use client';

import { buttonClass } from '#components/ui/button';
import { DialogButton } from '#components/ui/dialog';
import * as messages from '#lib/site/messages';
import { signInDialog } from './sign-in-dialog';

const passFocusToRegion = (button: HTMLElement | null) => () => {
  if (button !== document.activeElement) return;
  button?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};

/**
 * Opens the sign-in dialog without scripts. After a sign-in this button is removed while it has the
 * focus; its closest ancestor with `tabIndex={-1}` then gets the focus.
 */
export function SignInButton({ className = buttonClass() }: { className?: string }) {
  return (
    <DialogButton
      ref={passFocusToRegion}
      opens={signInDialog}
      className={`scripts-only ${className}`}
    >
      {messages.signIn.signIn.title}
    </DialogButton>
  );
}
