import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an automatic animation may run now: not under reduced motion, off-screen, in a hidden
 * tab, or while it is hovered or contains the focus (WCAG 2.2.2).
 */
export function usePlaying(ref: RefObject<HTMLElement | null>): boolean {
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const control = new AbortController();
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    let seen = false;
    let hovered = false;
    const update = () => {
      const busy = hovered || element.contains(document.activeElement);
      setPlaying(seen && !busy && !reducedMotion.matches && document.visibilityState === 'visible');
    };
    const pointer = (event: PointerEvent) => {
      hovered = event.type === 'pointerenter' && event.pointerType !== 'touch';
      update();
    };
    // During focusout the next element does not have the focus yet.
    const focus = () => queueMicrotask(update);
    const observer = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting === true;
      update();
    });
    hovered = element.matches(':hover');
    observer.observe(element);
    const { signal } = control;
    element.addEventListener('pointerenter', pointer, { signal });
    element.addEventListener('pointerleave', pointer, { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', focus, { signal });
    reducedMotion.addEventListener('change', update, { signal });
    document.addEventListener('visibilitychange', update, { signal });
    return () => {
      observer.disconnect();
      control.abort();
    };
  }, [ref]);

  return playing;
}
