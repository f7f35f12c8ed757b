import { Fragment } from 'react';

import { Account } from '#components/auth/account';
import { Container } from '#components/ui/container';
import { Logo } from '#components/ui/logo';
import { SocialIcon } from '#components/ui/social-icon';
import { TextLink } from '#components/ui/text-link';
import type { Site } from '#lib/content/collections/site';
import type { Office } from '#lib/content/pages/offices';
import * as messages from '#lib/site/messages';
import { ThemeToggle } from './theme-toggle';

interface Props {
  /** content/logo.svg. */
  logo: string;
  site: Site;
  offices: readonly Office[];
  /** E.g. "2025–2026". */
  copyrightYears: string;
  groups: readonly { heading: string; links: readonly { label: string; href: string }[] }[];
}

export function SiteFooter({ logo, site, offices, copyrightYears, groups }: Props) {
  return (
    <footer className="border-line border-t pt-12 pb-24 text-small print:break-inside-avoid print:pt-4 print:pb-0">
      <Container>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4 lg:gap-x-10 print:block">
          <div className="col-span-2">
            <Logo svg={logo} name={site.name} />
            <p className="mt-4 max-w-xs text-muted print:hidden">{site.tagline}.</p>
            <address className="mt-6 grid gap-1 not-italic print:mt-0 print:flex print:gap-8 print:whitespace-nowrap">
              <TextLink
                className="w-fit py-1 hover:text-primary-text"
                href={`mailto:${site.email}`}
              >
                {site.email}
              </TextLink>
              <TextLink
                className="w-fit py-1 hover:text-primary-text"
                href={`tel:${site.phone.number}`}
              >
                <bdi>{site.phone.label}</bdi>
              </TextLink>
              {offices.map(({ place, phone }) => (
                <Fragment key={place}>
                  <span className="py-1 text-muted">{place}</span>
                  {phone && (
                    <TextLink
                      className="w-fit py-1 hover:text-primary-text"
                      href={`tel:${phone.number}`}
                    >
                      <bdi>{phone.label}</bdi>
                    </TextLink>
                  )}
                </Fragment>
              ))}
            </address>
            {site.accounts && (
              <div className="mt-6 print:hidden">
                <Account />
              </div>
            )}
          </div>
          {groups.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading} className="print-view:hidden print:hidden">
              <h2 className="font-sans font-semibold text-small tracking-normal">{heading}</h2>
              <ul className="mt-3">
                {links.map((link) => (
                  <li key={link.label}>
                    <TextLink
                      href={link.href}
                      className="inline-block py-1.5 text-muted hover:text-ink"
                    >
                      {link.label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-6 border-line border-t pt-6 text-muted text-tiny print:mt-2 print:border-0 print:pt-0">
          <p className="max-w-2xl">
            © {copyrightYears} {site.copyright.notice} {site.copyright.trademark}
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
            <ThemeToggle />
            <ul className="-mx-2 flex">
              {site.social.map(({ network, label, url }) => (
                <li key={network}>
                  <TextLink
                    href={url}
                    aria-label={`${label} ${messages.ui.newTab}`}
                    className="grid size-11 place-items-center rounded-full hover:text-ink"
                  >
                    <SocialIcon network={network} />
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </footer>
  );
}
