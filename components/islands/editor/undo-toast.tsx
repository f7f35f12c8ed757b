import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 8000;

interface Props {
  /** Focuses the button, for keyboard users. */
  focused: boolean;
  onUndo: () => void;
  onEnd: () => void;
  children: React.ReactNode;
}

/** Offers to undo an action for 8 seconds; the time restarts after focus or hover. */
export function UndoToast({ focused, onUndo, onEnd, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const ended = useRef(onEnd);
  const [inFocus, setInFocus] = useState(false);
  const [under, setUnder] = useState(false);
  const held = inFocus || under;

  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => ended.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    <div
      onPointerEnter={() => setUnder(true)}
      onPointerLeave={() => setUnder(false)}
      className="undo-toast scheme-dark flex items-center gap-4 rounded-card border border-line bg-card py-3 pr-3 pl-5 text-small text-ink lift-shadow"
    >
      <p className="min-w-0">{children}</p>
      <button
        ref={button}
        type="button"
        onClick={onUndo}
        onFocus={() => setInFocus(true)}
        onBlur={() => setInFocus(false)}
        className="min-h-11 shrink-0 rounded-full border border-line-strong px-5 font-semibold hover:border-ink"
      >
        Undo
      </button>
    </div>
  );
}
