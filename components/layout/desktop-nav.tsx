import { ChevronDown } from 'lucide-react';
import { type SetStateAction, useEffect, useRef, useState } from 'react';

import type { MenuLink, NavItem } from '#lib/content/pages/layout-data';
import * as messages from '#lib/site/messages';
import { NavLink } from './nav-link';

const CLOSE_MS = 300;

/** The open sub-menu by the label of its item; `byHover` when a mouse opened it. */
type Open = { label: string; byHover: boolean } | undefined;

/**
 * Navigation on wide screens (docs/specification.md N2): a sub-menu opens on hover or with its
 * button. Before hydration CSS opens it on hover and focus.
 */
export function DesktopNav({ items }: { items: readonly NavItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const timer = useRef(0);
  const [open, setOpen] = useState<Open>();
  const [live, setLive] = useState(false);

  function show(next: SetStateAction<Open>) {
    clearTimeout(timer.current);
    setOpen(next);
  }

  useEffect(() => {
    setLive(true);
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpen(undefined);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(undefined);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <nav
      ref={nav}
      aria-label={messages.layout.mainMenu}
      className="bar:block hidden print-view:hidden print:hidden"
    >
      <ul className="flex items-center font-medium text-small xl:gap-1">
        {items.map((item) => (
          <MenuItem
            key={item.label}
            item={item}
            others={items.map(({ href }) => href)}
            live={live}
            open={open?.label === item.label ? open : undefined}
            show={show}
            close={() => {
              clearTimeout(timer.current);
              timer.current = window.setTimeout(() => setOpen(undefined), CLOSE_MS);
            }}
          />
        ))}
      </ul>
    </nav>
  );
}

function MenuItem({
  item: { label, href, items },
  others,
  live,
  open,
  show,
  close,
}: {
  item: NavItem;
  others: readonly string[];
  live: boolean;
  open: Open;
  show: (open: SetStateAction<Open>) => void;
  /** Closes the sub-menu after a delay. */
  close: () => void;
}) {
  const ref = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // A pointer that comes back, or is noticed late, does not undo a click.
  const showByHover = () =>
    show((current) => (current?.label === label ? current : { label, byHover: true }));

  // Keep a sub-menu open that CSS opened before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const panel = ref.current?.querySelector('ul');
    if (ref.current?.matches(':hover')) showByHover();
    else if (panel?.contains(document.activeElement)) show({ label, byHover: false });
  }, []);

  return (
    <li
      ref={ref}
      className="group relative flex items-center"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') showByHover();
      }}
      onPointerLeave={({ pointerType, currentTarget }) => {
        // For keyboard users it stays open, wherever the pointer is.
        if (pointerType !== 'touch' && !currentTarget.querySelector(':focus-visible')) close();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (open && relatedTarget && !currentTarget.contains(relatedTarget)) show(undefined);
      }}
      onKeyDown={({ key, currentTarget }) => {
        const panel = currentTarget.querySelector('ul');
        if (key === 'Escape' && panel?.contains(document.activeElement)) button.current?.focus();
      }}
    >
      <NavLink
        href={href}
        label={label}
        within={items.map((child) => child.href)}
        others={others}
        // Its focus outline ends before the button beside it.
        className={`wrap-normal block break-keep rounded-full py-3 ps-2 outline-offset-0! hover:text-primary-text aria-[current]:text-primary-text xl:ps-3 ${items.length > 0 ? 'pe-1' : 'pe-2 xl:pe-3'}`}
        onClick={() => show(undefined)}
      />
      {items.length > 0 && (
        <>
          {/* For users who cannot hover; the link beside it leads to the page itself. */}
          <button
            ref={button}
            type="button"
            aria-expanded={Boolean(open)}
            aria-label={messages.layout.subMenu(label)}
            className="scripts-only grid size-6 place-items-center rounded-full outline-offset-0! hover:text-primary-text"
            // A click on a sub-menu that hover opened keeps it open.
            onClick={() => show(open && !open.byHover ? undefined : { label, byHover: false })}
          >
            <ChevronDown
              aria-hidden
              className={`size-4 ${open ? 'rotate-180' : ''}`}
              strokeWidth={2}
            />
          </button>
          <Panel items={items} label={label} live={live} open={Boolean(open)} show={show} />
        </>
      )}
    </li>
  );
}

/*
 * A panel fades in, but is visible or hidden at once: a hidden element cannot get the focus, and one
 * that fades out would be seen beside the next. Before hydration it closes 300 ms after the pointer
 * leaves, but at once when another item is hovered.
 */
const panelClasses = {
  byCss:
    'panel-closed [transition:all_0s_300ms] group-focus-within:panel-open group-hover:panel-open [ul:has(>:hover)>:not(:hover)>&]:invisible! [ul:has(>:hover)>:not(:hover)>&]:transition-none!',
  open: 'panel-open',
  closed: 'panel-closed',
};

function Panel({
  items,
  label,
  live,
  open,
  show,
}: {
  items: readonly MenuLink[];
  label: string;
  live: boolean;
  open: boolean;
  show: (open: Open) => void;
}) {
  const visibility = live ? panelClasses[open ? 'open' : 'closed'] : panelClasses.byCss;
  const columns = items.length > 6 ? 'w-md grid-cols-2' : 'w-60';
  return (
    <div className={`absolute -inset-s-3 top-full pt-2 ${visibility}`}>
      <ul
        aria-label={label}
        className={`grid ${columns} lift-shadow max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card bg-surface p-3`}
      >
        {items.map((item) => (
          <li key={item.label}>
            <NavLink
              {...item}
              sub
              className="block rounded-xl px-3 py-2.5 hover:bg-highlight aria-[current=page]:text-primary-text"
              onClick={() => show(undefined)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
