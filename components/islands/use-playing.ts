'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether something that moves by itself may move now: not under reduced motion, off-screen, in a
 * hidden tab, or while it is hovered or holds the focus (WCAG 2.2.2).
 */
export function usePlaying(ref: RefObject<HTMLElement | null>): boolean {
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const control = new AbortController();
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let seen = false;
    let hovered = false;
    const judge = () => {
      const busy = hovered || element.contains(document.activeElement);
      setPlaying(seen && !busy && !calm.matches && document.visibilityState === 'visible');
    };
    const pointer = (event: PointerEvent) => {
      hovered = event.type === 'pointerenter' && event.pointerType !== 'touch';
      judge();
    };
    // The next element has the focus only after this one has lost it.
    const focus = () => queueMicrotask(judge);
    const observer = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting === true;
      judge();
    });
    hovered = element.matches(':hover');
    observer.observe(element);
    const { signal } = control;
    element.addEventListener('pointerenter', pointer, { signal });
    element.addEventListener('pointerleave', pointer, { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', focus, { signal });
    calm.addEventListener('change', judge, { signal });
    document.addEventListener('visibilitychange', judge, { signal });
    return () => {
      observer.disconnect();
      control.abort();
    };
  }, [ref]);

  return playing;
}
