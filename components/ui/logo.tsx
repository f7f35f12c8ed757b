/** The logo, two threads that cross twice, and the company's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg
        viewBox="0 0 32 24"
        className="h-6 w-8"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden
      >
        <path d="M2 19c6 0 8-14 14-14s8 14 14 14" className="stroke-accent" />
        <path d="M2 5c6 0 8 14 14 14S24 5 30 5" className="stroke-primary" />
      </svg>
      <span className="font-display text-h3 font-medium tracking-display">{name}</span>
    </span>
  );
}
