import type { LucideIcon } from 'lucide-react';

/** A round button of an icon, named for those who do not see it. */
export function RoundButton({
  icon: Sign,
  label,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-line-strong bg-surface hover:border-ink"
    >
      <Sign aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  );
}
