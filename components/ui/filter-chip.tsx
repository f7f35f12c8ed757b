/** A button that chooses a value of a filter. */
export function FilterChip({
  chosen,
  onClick,
  children,
}: {
  chosen: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 font-medium text-small hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {children}
    </button>
  );
}
