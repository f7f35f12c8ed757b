import { DialogDeepLinks } from '#components/islands/dialog-deep-links';
import { HydrationSignal } from '#components/islands/hydration-signal';
import { LinkPrefetch } from '#components/islands/link-prefetch';
import { PageListeners } from '#components/islands/page-listeners';
import { ContactWidget } from '#components/islands/shell/contact-widget';
import { SiteFooter } from '#components/islands/shell/site-footer';
import { SiteHeader } from '#components/islands/shell/site-header';
import type { NavItem, NavLink } from '#lib/content/collections/nav';
import type { Site } from '#lib/content/collections/site';
import { SkipLink } from './skip-link';

interface Props {
  site: Site;
  place: string;
  copyrightYears: string;
  items: readonly NavItem[];
  button: NavLink;
  footer: React.ComponentProps<typeof SiteFooter>['groups'];
  children: React.ReactNode;
}

/** Wrapper of most pages: navigation bar, footer, contact widget (docs/specification.md R6). */
export function SiteShell({ site, place, copyrightYears, items, button, footer, children }: Props) {
  return (
    <>
      <SkipLink />
      <SiteHeader name={site.name} items={items} button={button} />
      <main id="main" className="overflow-x-clip">
        {children}
      </main>
      <SiteFooter site={site} place={place} copyrightYears={copyrightYears} groups={footer} />
      <ContactWidget site={site} />
      <DialogDeepLinks />
      <PageListeners />
      <LinkPrefetch />
      <HydrationSignal />
    </>
  );
}
