import { MessageCircle, X } from 'lucide-react';

import { ButtonLink } from '#components/ui/button';
import { Disclosure } from '#components/ui/disclosure';
import { TextLink } from '#components/ui/text-link';
import type { Site } from '#lib/content/collections/site';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

/**
 * The floating card with phone, e-mail and a link to the contact page (docs/specification.md N8); a
 * disclosure that needs no script. It leaves while the page scrolls down, and is back when it scrolls up
 * or with the focus. Its button covers no control: `scroll-padding-bottom`
 * (app/globals.css) keeps the focused one above it, the padding of the footer the last ones. In a low
 * window the open card covers the header.
 */
export function ContactWidget({
  site,
  label,
}: {
  site: Pick<Site, 'email' | 'phone'>;
  /** Words of the link to the contact page. */
  label: string;
}) {
  return (
    <aside aria-label={messages.layout.contact}>
      <Disclosure className="group fixed inset-e-4 bottom-4 z-30 [transition:translate_var(--transition-duration-open)] [view-transition-name:contact-widget] open:z-40 print-view:hidden print:hidden [[data-scrolls-down]_&:not([open],:focus-within)]:[translate:0_5rem]">
        <summary
          aria-label={messages.layout.openContact}
          className="lift-shadow ms-auto grid size-11 place-items-center rounded-full bg-ink text-paper"
        >
          <MessageCircle aria-hidden className="size-5 group-open:hidden" strokeWidth={1.75} />
          <X aria-hidden className="not-group-open:hidden size-5" strokeWidth={1.75} />
        </summary>
        <div className="floats-in lift-shadow absolute inset-e-0 bottom-full mb-3 max-h-[calc(100dvh-5.5rem)] w-72 overflow-y-auto rounded-card bg-surface p-6">
          <h2 className="text-h3">{messages.ui.contactUs}</h2>
          <ul className="mt-3 text-small">
            <li>
              <TextLink
                href={`tel:${site.phone.number}`}
                className="block py-2 hover:text-primary-text"
              >
                <bdi>{site.phone.label}</bdi>
              </TextLink>
            </li>
            <li>
              <TextLink
                href={`mailto:${site.email}`}
                className="block py-2 hover:text-primary-text"
              >
                {site.email}
              </TextLink>
            </li>
          </ul>
          <div className="mt-4 grid">
            <ButtonLink href={routes.contact}>{label}</ButtonLink>
          </div>
        </div>
      </Disclosure>
    </aside>
  );
}
