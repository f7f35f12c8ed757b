'use client';

import { buttonClass } from '#components/ui/button';
import { contactMessages } from '#lib/contact/messages';

/** What a visitor reads after a message has arrived (spec, section 8). */
export function ContactSent({
  ref,
  onClose,
}: {
  ref: React.Ref<HTMLDialogElement>;
  onClose: () => void;
}) {
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      closedby="any"
      aria-labelledby="sent-title"
      aria-describedby="sent-text"
      className="m-auto max-w-md rounded-card bg-card p-8 text-ink shadow-lift"
    >
      <h2 id="sent-title" className="text-h3">
        {contactMessages.successTitle}
      </h2>
      <p id="sent-text" className="mt-3 mb-6 text-muted">
        {contactMessages.successText}
      </p>
      <form method="dialog">
        <button type="submit" className={buttonClass()}>
          {contactMessages.close}
        </button>
      </form>
    </dialog>
  );
}
