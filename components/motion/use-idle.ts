import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in view, without a mouse over it and without the focus inside it: then it
 * may move by itself (WCAG 2.2.2).
 */
export function useIdle(ref: RefObject<HTMLElement | null>): boolean {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const control = new AbortController();
    const { signal } = control;
    let inView = false;
    let hovered = element.matches(':hover');
    const update = () => setIdle(inView && !hovered && !element.contains(document.activeElement));
    const hover = ({ type, pointerType }: PointerEvent) => {
      hovered = type === 'pointerenter' && pointerType !== 'touch';
      update();
    };
    // During focusout the next element does not have the focus yet.
    const focus = () => queueMicrotask(update);
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting === true;
      update();
    });
    observer.observe(element);
    element.addEventListener('pointerenter', hover, { signal });
    element.addEventListener('pointerleave', hover, { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', focus, { signal });
    return () => {
      observer.disconnect();
      control.abort();
    };
  }, [ref]);

  return idle;
}
