import { ChevronDown } from 'lucide-react';

import { NavLink } from '#components/islands/nav-link';
import { NavMenu } from '#components/islands/nav-menu';
import type { NavLink as Link, NavItem } from '#lib/content/collections/nav';

/** Navigation on wide screens. */
export function WideMenu({ items }: { items: readonly NavItem[] }) {
  return (
    <NavMenu>
      <ul className="flex items-center gap-1 text-small font-medium">
        {items.map(({ label, href, items: children }) => (
          <li key={label} className="nav-item relative flex items-center">
            <NavLink
              href={href}
              label={label}
              within={children.map((child) => child.href)}
              className="block rounded-full px-2 py-3 hover:text-indigo-text aria-[current]:text-indigo-text xl:px-3"
            />
            {children.length > 0 && (
              <>
                <MenuButton opens={label} />
                <Panel items={children} label={label} />
              </>
            )}
          </li>
        ))}
      </ul>
    </NavMenu>
  );
}

/** Opens a sub-menu for users who cannot hover; the link beside it leads to the page itself. */
function MenuButton({ opens }: { opens: string }) {
  return (
    <button
      type="button"
      aria-expanded="false"
      aria-label={`${opens} menu`}
      className="scripts-only -ml-2.5 grid size-6 place-items-center rounded-full hover:text-indigo-text"
    >
      <ChevronDown aria-hidden className="nav-chevron size-4" strokeWidth={2} />
    </button>
  );
}

function Panel({ items, label }: { items: readonly Link[]; label: string }) {
  const columns = items.length > 6 ? 'grid-cols-2 w-md' : 'w-60';
  return (
    <div className="nav-panel absolute top-full -left-3 pt-2">
      <ul aria-label={label} className={`grid ${columns} rounded-card bg-surface p-3 lift-shadow`}>
        {items.map((item) => (
          <li key={item.label}>
            <NavLink {...item} sub />
          </li>
        ))}
      </ul>
    </div>
  );
}
