import { BlogProvider } from '#components/blog/blog-context';
import { PageTransition } from '#components/motion/page-transition';
import type { Site } from '#lib/content/collections/site';
import type { BarStart, MenuLink, NavItem } from '#lib/content/pages/layout-data';
import type { Office } from '#lib/content/pages/offices';
import { ContactWidget } from './contact-widget';
import { DialogDeepLinks } from './dialog-deep-links';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

interface Props {
  logo: string;
  site: Site;
  offices: readonly Office[];
  copyrightYears: string;
  items: readonly NavItem[];
  button: MenuLink;
  bar: BarStart;
  footer: React.ComponentProps<typeof SiteFooter>['groups'];
  contactLabel: string;
  children: React.ReactNode;
}

/** Wrapper of most pages: navigation bar, footer, contact widget (docs/specification.md R6). */
export function SiteLayout({ logo, site, offices, copyrightYears, ...props }: Props) {
  const { items, button, bar, footer, contactLabel, children } = props;
  return (
    <>
      <SkipLink />
      <SiteHeader logo={logo} name={site.name} items={items} button={button} bar={bar} />
      <main id="main" className="overflow-x-clip">
        <BlogProvider>{children}</BlogProvider>
      </main>
      <SiteFooter
        logo={logo}
        site={site}
        offices={offices}
        copyrightYears={copyrightYears}
        groups={footer}
      />
      <ContactWidget site={site} label={contactLabel} />
      <DialogDeepLinks />
      <PageTransition />
    </>
  );
}
