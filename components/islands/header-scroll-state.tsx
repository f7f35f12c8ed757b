import { useEffect, useRef } from 'react';

/**
 * Sets `data-scrolled` on the header for CSS, in browsers without scroll-driven animations.
 */
export function HeaderScrollState() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const header = ref.current?.closest('header');
    if (!header || CSS.supports('animation-timeline: scroll()')) return;
    const update = () => {
      header.dataset.scrolled = String(window.scrollY > 0);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return <span ref={ref} hidden />;
}
