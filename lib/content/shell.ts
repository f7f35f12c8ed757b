import { mainNav, navDocument } from './collections/nav';
import { cityAndState, site } from './collections/site';

/** What the common wrapper shows, for the pages inside it and for the not-found page. */
export function shell() {
  const { button, footer } = navDocument.get();
  return { site: site(), place: cityAndState(site()), items: mainNav(), button, footer };
}
