import { useEffect, useRef } from 'react';

import { isMovingToward } from '#lib/browser/menu-aim';
import { linkFor } from './nav-keys';

const CLOSE_MS = 300;

/**
 * The sub-menus of the wide navigation (docs/specification.md N2). Before hydration CSS opens them
 * on hover and focus. Disclosure pattern of the ARIA Authoring Practices (navigation with top-level
 * links): hover, click, Enter, Space and arrow keys open a sub-menu; only one is open at a time.
 */
export function NavMenu({ children }: { children: React.ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? run(ref.current) : undefined), []);
  return (
    <nav ref={ref} aria-label="Main" className="nav-menu max-lg:hidden">
      {children}
    </nav>
  );
}

/** Adds the event listeners. @returns a function that removes them and lets CSS open sub-menus. */
function run(nav: HTMLElement): () => void {
  const control = new AbortController();
  const { signal } = control;
  const items = [...nav.querySelectorAll<HTMLElement>('.nav-item')];
  const panelOf = (item?: Element) => item?.querySelector<HTMLElement>('.nav-panel');
  const bar = [...nav.querySelectorAll<HTMLElement>('.nav-item > a')];
  let open: HTMLElement | undefined;
  let byHover = false;
  let timer = 0;
  let from = { x: 0, y: 0 };

  const show = (item?: HTMLElement, hover = false) => {
    clearTimeout(timer);
    open = item && panelOf(item) ? item : undefined;
    byHover = hover;
    for (const each of items) {
      each.toggleAttribute('data-open', each === open);
      each.querySelector('button')?.setAttribute('aria-expanded', String(each === open));
    }
  };
  const later = (item?: HTMLElement) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => show(item, true), CLOSE_MS);
  };

  for (const item of items) {
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      act: (event: HTMLElementEventMap[K]) => void,
    ) => item.addEventListener(type, act, { signal });

    on('pointerenter', (event) => {
      if (event.pointerType === 'touch') return;
      if (item === open) return clearTimeout(timer);
      const edge = panelOf(open)?.getBoundingClientRect();
      const movingToPanel =
        edge && isMovingToward(from, { x: event.clientX, y: event.clientY }, edge);
      if (open && (movingToPanel || !panelOf(item))) later(panelOf(item) ? item : undefined);
      else show(item, true);
    });
    on('pointermove', ({ clientX, clientY }) => {
      from = { x: clientX, y: clientY };
    });
    on('pointerleave', ({ pointerType }) => {
      // Keep the panel open for keyboard users, wherever the pointer is.
      if (pointerType !== 'touch' && !item.querySelector(':focus-visible')) later();
    });
    on('focusout', ({ relatedTarget }) => {
      if (open === item && relatedTarget instanceof Node && !item.contains(relatedTarget)) show();
    });
    on('click', ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('a')) show();
      // A click on a sub-menu that hover opened keeps it open.
      else if (target.closest('button')) show(open === item && !byHover ? undefined : item);
    });
    on('keydown', (event) => {
      const links = [...(panelOf(item)?.querySelectorAll<HTMLElement>('a') ?? [])];
      const from = event.target as HTMLElement;
      const goal = linkFor(event.key, from, bar, items.indexOf(item), links);
      if (!goal) return;
      event.preventDefault();
      if (links.includes(goal)) show(item);
      goal.focus();
    });
  }

  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !open) return;
      if (panelOf(open)?.contains(document.activeElement)) open.querySelector('button')?.focus();
      show();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => target instanceof Node && !open?.contains(target) && show(),
    { signal },
  );

  nav.dataset.live = '';
  // Keep a sub-menu open that CSS opened before hydration.
  const entered = items.find((item) => panelOf(item)?.contains(document.activeElement));
  show(entered ?? items.find((item) => item.matches(':hover')), !entered);
  return () => {
    control.abort();
    clearTimeout(timer);
    delete nav.dataset.live;
  };
}
