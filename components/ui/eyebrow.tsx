/** A short line above a heading, with a decorative thread. */
export function Eyebrow({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex items-center gap-3 font-semibold text-primary-text text-small">
      <span aria-hidden className="h-0.5 w-7 bg-accent print:hidden" />
      <span>{children}</span>
    </p>
  );
}
