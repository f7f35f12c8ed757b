import type { LucideIcon } from 'lucide-react';

/** Round icon button; the label is its accessible name. */
export function IconButton({
  icon: Sign,
  label,
  disabled,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  /** Disables it with `aria-disabled`, so that it keeps the focus. */
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-line-strong bg-surface hover:border-ink aria-disabled:border-line aria-disabled:text-muted"
    >
      <Sign aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  );
}
