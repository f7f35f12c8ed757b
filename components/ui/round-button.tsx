import type { LucideIcon } from 'lucide-react';

/** A round button of an icon, named for those who do not see it. */
export function RoundButton({
  icon: Sign,
  label,
  off,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  /** Does nothing for now. It keeps the focus, as a disabled button would not. */
  off?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : onClick}
      className="grid size-11 place-items-center rounded-full border border-line-strong bg-surface hover:border-ink aria-disabled:border-line aria-disabled:text-muted"
    >
      <Sign aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  );
}
