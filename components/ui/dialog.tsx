import { X } from 'lucide-react';
import * as messages from '#lib/site/messages';

declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    /** Invoker commands (HTML, section 4.10.8) open and close a dialog without scripts. */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

/** Opens the dialog with the given id. */
export function DialogButton({
  opens,
  className,
  children,
}: {
  opens: string;
  className: string;
  children: React.ReactNode;
}) {
  return (
    <button type="button" command="show-modal" commandfor={opens} className={className}>
      {children}
    </button>
  );
}

/** A modal dialog that closes on Escape, on a click outside and on its button, without scripts. */
export function Dialog({
  id,
  label,
  linked,
  className,
  children,
}: {
  id: string;
  /** Whether a hash with its id opens it (components/layout/dialog-deep-links.tsx). */
  linked?: boolean;
  /** Id of the element that labels it. */
  label: string;
  className: string;
  children: React.ReactNode;
}) {
  return (
    <dialog
      id={id}
      aria-labelledby={label}
      closedby="any"
      data-linked={linked}
      className={`lift-shadow m-auto bg-surface text-ink ${className}`}
    >
      {/* Takes no space, so that a picture below can reach the top edge. */}
      <div className="sticky top-3 z-10 h-0">
        <DialogClose
          closes={id}
          className="absolute inset-e-3 top-3 border border-line bg-surface"
        />
      </div>
      {children}
    </dialog>
  );
}

/** Closes the dialog with the given id. */
export function DialogClose({ closes, className }: { closes: string; className: string }) {
  return (
    <button
      type="button"
      command="close"
      commandfor={closes}
      aria-label={messages.ui.close}
      className={`grid size-11 place-items-center rounded-full ${className}`}
    >
      <X aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  );
}
