import { textWidth } from 'thread-art/text-metrics';
import { copyrightYears } from '../../site/dates';
import * as messages from '../../site/messages';
import { drawingTheme } from '../brand/drawing-theme';
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

/** Breakpoint from which the window has room for the links of the bar; `none` for too many of them. */
export type BarStart = 'lg' | 'xl' | 'none';

/** The labels break between words, and the name of the company too; the label of the button does not. */
function barStart(items: readonly NavItem[], button: string, name: string): BarStart {
  const { advances } = drawingTheme();
  // Letters of other alphabets, whose widths are not known, are about as wide as an o; those of East
  // Asia are 1 em wide.
  const unmeasured = /[\u00a1-\u10ff\u1200-\u2e7f]/g;
  const widest = (words: readonly string[], size = 15, face: 'display' | 'text' = 'text') =>
    Math.max(
      ...words.map((word) => textWidth(advances, word.replace(unmeasured, 'o'), size, face)),
    );
  // In pixels (components/layout): margins, gaps and icons of the bar, and the paddings of links and
  // button, which are wider from xl on.
  let width = 184 + widest(name.split(/\s/), name.length > 16 ? 15 : 26, 'display');
  for (const { label, items: subItems } of items)
    width += widest(label.split(/\s/)) + (subItems.length > 0 ? 36 : 16);
  width += widest([button]) + 34;
  if (width <= 1024) return 'lg';
  return width + 16 + 12 * items.length <= 1280 ? 'xl' : 'none';
}

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
  const items = mainNav();
  const { button } = navDocument.get();
  return {
    logo: logoSvg(),
    site: site(),
    offices: officesOf(site()),
    /** The pages are made at build, so the last year is the one of the build. */
    copyrightYears: copyrightYears(site().copyright.since, new Date()),
    items,
    button,
    bar: barStart(items, button.label, site().name),
    footer: footerNav(),
    /** Words of the link to the contact page, which may have no form. */
    contactLabel:
      contactForm() === 'none' ? messages.layout.allContacts : messages.layout.sendMessage,
  };
}
