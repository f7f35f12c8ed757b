import { buttonClass } from '#components/ui/button';
import * as messages from '#lib/site/messages';

/** Dialog that confirms a delivered message (docs/specification.md M5). */
export function ContactSent({
  ref,
  reference,
  onClose,
}: {
  ref: React.Ref<HTMLDialogElement>;
  /** Reference of the message, which the visitor can quote. */
  reference?: string;
  onClose: () => void;
}) {
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      closedby="any"
      aria-labelledby="sent-title"
      aria-describedby="sent-text"
      className="lift-shadow m-auto w-11/12 max-w-md rounded-card bg-card p-8 text-ink"
    >
      <h2 id="sent-title" className="text-h3">
        {messages.contact.successTitle}
      </h2>
      <p id="sent-text" className="mt-3 text-muted">
        {messages.contact.successText}
      </p>
      {reference && (
        <p className="mt-3 text-muted">
          {messages.contact.reference}{' '}
          <strong className="select-all font-semibold text-ink">{reference}</strong>
        </p>
      )}
      <form method="dialog" className="mt-6">
        <button type="submit" className={buttonClass()}>
          {messages.ui.close}
        </button>
      </form>
    </dialog>
  );
}
