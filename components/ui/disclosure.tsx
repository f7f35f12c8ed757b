'use client';

import { useEffect, useRef } from 'react';

/**
 * A disclosure that closes on Escape, on a pointer press outside, on a click on a link inside (soft
 * navigation does not remove it), and when the focus leaves it, because it might cover the focused
 * element (WCAG 2.4.11).
 */
export function Disclosure({ children, ...rest }: React.ComponentProps<'details'>) {
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click event too
    <details
      ref={ref}
      {...rest}
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
