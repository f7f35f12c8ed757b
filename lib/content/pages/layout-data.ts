import { copyrightYears } from '../../site/dates';
import * as messages from '../../site/messages';
import { logoSvg } from '../brand/logo';
import { industries } from '../collections/industries';
import { navDocument } from '../collections/nav';
import { site } from '../collections/site';
import { contactForm } from './contact-form';
import { officesOf } from './offices';
import { isOff, visibleLinks } from './shown-pages';

export interface MenuLink {
  label: string;
  href: string;
}

export interface NavItem extends MenuLink {
  items: MenuLink[];
}

const industryLinks = (): MenuLink[] =>
  industries.all().map((entry) => ({ label: entry.name, href: industries.url(entry) }));

/**
 * The main menu with all sub-items, also those of collections; industries are sorted by name. An
 * item whose page is off is left out; with other pages below it, it leads to the first of them.
 */
const mainNav = (): NavItem[] =>
  navDocument.get().main.flatMap(({ label, href, items: own = [], from }) => {
    const items = [...visibleLinks(own), ...(from === 'industries' ? industryLinks() : [])];
    const [first] = items;
    if (!isOff(href)) return [{ label, href, items }];
    return first ? [{ label, href: first.href, items }] : [];
  });

/** Columns of the footer, without links to pages that are off. */
const footerNav = () =>
  navDocument
    .get()
    .footer.map(({ heading, links }) => ({ heading, links: visibleLinks(links) }))
    .filter(({ links }) => links.length > 0);

/**
 * Data of the wrapper of all pages: navigation, footer and contact widget (docs/specification.md
 * R6).
 */
export function layoutData() {
  return {
    logo: logoSvg(),
    site: site(),
    offices: officesOf(site()),
    /** The pages are made at build, so the last year is the one of the build. */
    copyrightYears: copyrightYears(site().copyright.since, new Date()),
    items: mainNav(),
    button: navDocument.get().button,
    footer: footerNav(),
    /** Words of the link to the contact page, which may have no form. */
    contactLabel:
      contactForm() === 'none' ? messages.layout.allContacts : messages.layout.sendMessage,
  };
}
