import { X } from 'lucide-react';
import * as messages from '#lib/site/messages';

declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    /** Invoker commands (HTML, section 4.10.8) open and close a dialog without scripts. */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

type ButtonProps = Omit<React.ComponentProps<'button'>, 'type' | 'command' | 'commandfor'>;

/** Opens or closes the dialog with the given id. */
export function DialogButton({
  opens,
  closes,
  ...rest
}: ButtonProps & ({ opens: string; closes?: never } | { opens?: never; closes: string })) {
  return (
    <button
      type="button"
      command={opens ? 'show-modal' : 'close'}
      commandfor={opens ?? closes}
      {...rest}
    />
  );
}

/** Round button with a cross that closes the dialog with the given id. */
export function DialogClose({ closes, className }: { closes: string; className: string }) {
  return (
    <DialogButton
      closes={closes}
      aria-label={messages.ui.close}
      className={`grid size-11 shrink-0 place-items-center rounded-full ${className}`}
    >
      <X aria-hidden className="size-5" strokeWidth={1.75} />
    </DialogButton>
  );
}

type Props = React.ComponentProps<'dialog'> & {
  id: string;
  /** Whether a hash with its id opens it (components/layout/dialog-deep-links.tsx). */
  linked?: boolean;
  /** Whether it starts with a close button in its corner; without it, its content has one. */
  closeButton?: boolean;
};

/** A modal dialog that closes on Escape, on a click outside and on its button, without scripts. */
export function Dialog({ id, linked, closeButton = true, className, children, ...rest }: Props) {
  return (
    <dialog
      id={id}
      closedby="any"
      data-linked={linked}
      className={`lift-shadow m-auto bg-surface text-ink ${className}`}
      {...rest}
    >
      {closeButton && (
        // Takes no space, so that a picture below can reach the top edge.
        <div className="sticky top-3 z-10 h-0">
          <DialogClose
            closes={id}
            className="absolute inset-e-3 top-3 border border-line bg-surface"
          />
        </div>
      )}
      {children}
    </dialog>
  );
}
