import { copyrightYears } from '../site/dates';
import { mainNav, navDocument } from './collections/nav';
import { cityAndState, site } from './collections/site';

/**
 * Data of the wrapper of all pages: navigation, footer and contact widget (docs/specification.md
 * R6).
 */
export function shell() {
  const { button, footer } = navDocument.get();
  return {
    site: site(),
    place: cityAndState(site()),
    /** The pages are made at build, so the last year is the one of the build. */
    copyrightYears: copyrightYears(site().copyright.since, new Date()),
    items: mainNav(),
    button,
    footer,
  };
}
