import type { Site } from '#lib/content/collections/site';
import type { NavItem, NavLink } from '#lib/content/pages/layout-data';
import { ContactWidget } from './contact-widget';
import { DialogDeepLinks } from './dialog-deep-links';
import { HydrationSignal } from './hydration-signal';
import { LinkPrefetch } from './link-prefetch';
import { PageListeners } from './page-listeners';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

interface Props {
  logo: string;
  site: Site;
  place: string;
  copyrightYears: string;
  items: readonly NavItem[];
  button: NavLink;
  footer: React.ComponentProps<typeof SiteFooter>['groups'];
  /** Whether the site has the post editor. */
  hasEditor: boolean;
  children: React.ReactNode;
}

/** Wrapper of most pages: navigation bar, footer, contact widget (docs/specification.md R6). */
export function SiteLayout({ logo, site, place, copyrightYears, ...props }: Props) {
  const { items, button, footer, hasEditor, children } = props;
  // Only what they show, because the properties of client components are in every page.
  const { name, tagline, email, phone, social, copyright } = site;
  return (
    <>
      <SkipLink />
      <SiteHeader logo={logo} name={name} items={items} button={button} />
      <main id="main" className="overflow-x-clip">
        {children}
      </main>
      <SiteFooter
        logo={logo}
        site={{ name, tagline, email, phone, social, copyright }}
        place={place}
        copyrightYears={copyrightYears}
        groups={footer}
        hasEditor={hasEditor}
      />
      <ContactWidget site={{ email, phone }} />
      <DialogDeepLinks />
      <PageListeners />
      <LinkPrefetch />
      <HydrationSignal />
    </>
  );
}
