import { copyrightYears } from '../site/dates';
import { navDocument } from './collections/nav';
import { placeOf, site } from './collections/site';
import { logoSvg } from './logo';
import { footerNav, mainNav } from './navigation';
import { isShown } from './shown-pages';

/**
 * Data of the wrapper of all pages: navigation, footer and contact widget (docs/specification.md
 * R6).
 */
export function shell() {
  return {
    logo: logoSvg(),
    site: site(),
    place: placeOf(site()),
    /** The pages are made at build, so the last year is the one of the build. */
    copyrightYears: copyrightYears(site().copyright.since, new Date()),
    items: mainNav(),
    button: navDocument.get().button,
    footer: footerNav(),
    hasEditor: isShown('managePosts'),
  };
}
