'use client';

import { useEffect, useRef } from 'react';

/**
 * A disclosure that closes on Escape, on a press outside, when the focus leaves it (it might cover
 * the focused element, WCAG 2.4.11), and on a click on a link inside it, because soft navigation
 * does not remove it.
 */
export function ClosingDetails({
  className,
  children,
}: {
  className: string;
  children: React.ReactNode;
}) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current;
      if (!details?.open) return;
      const inside = event.target instanceof Node && details.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : inside) return;
      details.open = false;
      if (event instanceof KeyboardEvent) details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click too
    <details
      ref={ref}
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
