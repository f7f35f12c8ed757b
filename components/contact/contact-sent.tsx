import { buttonClass } from '#components/ui/button';
import { Dialog, DialogButton } from '#components/ui/dialog';
import * as messages from '#lib/site/messages';

const id = 'message-sent';

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
    <Dialog
      ref={ref}
      id={id}
      closeButton={false}
      onClose={onClose}
      aria-labelledby="sent-title"
      aria-describedby="sent-text"
      className="w-11/12 max-w-md rounded-card p-8"
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
      <DialogButton closes={id} className={`mt-6 ${buttonClass()}`}>
        {messages.ui.close}
      </DialogButton>
    </Dialog>
  );
}
