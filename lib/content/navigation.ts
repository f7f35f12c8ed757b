import { industries } from './collections/industries';
import { navDocument } from './collections/nav';
import { isOff, withoutOff } from './shown-pages';

export interface NavLink {
  label: string;
  href: string;
}

export interface NavItem extends NavLink {
  items: NavLink[];
}

const industryLinks = (): NavLink[] =>
  industries.all().map((entry) => ({ label: entry.name, href: industries.url(entry) }));

/**
 * The main menu with all sub-items, also those of collections; industries are sorted by name. An
 * item whose page is off is left out; with other pages below it, it leads to the first of them.
 */
export const mainNav = (): NavItem[] =>
  navDocument.get().main.flatMap(({ label, href, items: own = [], from }) => {
    const items = [...withoutOff(own), ...(from === 'industries' ? industryLinks() : [])];
    const [first] = items;
    if (!isOff(href)) return [{ label, href, items }];
    return first ? [{ label, href: first.href, items }] : [];
  });

/** Columns of the footer, without links to pages that are off. */
export const footerNav = () =>
  navDocument
    .get()
    .footer.map(({ heading, links }) => ({ heading, links: withoutOff(links) }))
    .filter(({ links }) => links.length > 0);
