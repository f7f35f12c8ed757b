'use client';

/** A disclosure that closes once a link inside it is chosen, since soft navigation keeps it in place. */
export function ClosingDetails({
  className,
  children,
}: {
  className: string;
  children: React.ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click too
    <details
      className={className}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) {
          event.currentTarget.open = false;
        }
      }}
    >
      {children}
    </details>
  );
}
