'use client';

import { buttonClass } from '#components/ui/button';
import { dialogId } from '#lib/auth/dialog';
import { signInMessages } from '#lib/auth/messages';

const passFocusOn = (button: HTMLElement | null) => () => {
  if (button !== document.activeElement) return;
  button?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};

/**
 * Opens the sign-in dialog, by HTML alone. Signing in takes the button off the page while it has
 * the focus; the nearest region with `tabIndex={-1}` around it inherits that.
 */
export function SignInButton({ className = buttonClass() }: { className?: string }) {
  return (
    <button
      ref={passFocusOn}
      type="button"
      command="show-modal"
      commandfor={dialogId}
      className={`scripts-only ${className}`}
    >
      {signInMessages.enter.button}
    </button>
  );
}
