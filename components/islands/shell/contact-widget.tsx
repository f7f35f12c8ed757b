'use client';

import { MessageCircle, X } from 'lucide-react';

import { ClosingDetails } from '#components/islands/closing-details';
import { ButtonLink } from '#components/ui/button';
import { TextLink } from '#components/ui/text-link';
import type { Site } from '#lib/content/collections/site';
import { routes } from '#lib/site/routes';
import { useScrollingDown } from '../use-scrolling-down';

/**
 * The floating card with phone, e-mail and a link to the contact page (docs/specification.md N8); a
 * disclosure that needs no script. On phones its button covers text, so it moves off the screen
 * while the visitor scrolls down.
 */
export function ContactWidget({ site }: { site: Pick<Site, 'email' | 'phone'> }) {
  const down = useScrollingDown();
  // These classes are in no exported page, so critical CSS leaves their rules out.
  const motion = down === undefined ? '' : down ? 'widget-moves widget-aside' : 'widget-moves';
  return (
    <aside aria-label="Contact">
      <ClosingDetails
        className={`contact-widget group fixed right-4 bottom-4 z-30 sm:right-6 sm:bottom-6 ${motion}`}
      >
        <summary
          aria-label="Contact us"
          className="ml-auto grid size-14 place-items-center rounded-full bg-ink text-paper lift-shadow"
        >
          <MessageCircle aria-hidden className="when-closed size-6" strokeWidth={1.75} />
          <X aria-hidden className="when-open size-6" strokeWidth={1.75} />
        </summary>
        <div className="absolute right-0 bottom-full mb-3 w-72 rounded-card bg-surface p-6 lift-shadow">
          <h2 className="text-h3">Contact Us</h2>
          <ul className="mt-3 text-small">
            <li>
              <TextLink
                href={`tel:${site.phone.number}`}
                className="block py-2 hover:text-indigo-text"
              >
                {site.phone.label}
              </TextLink>
            </li>
            <li>
              <TextLink href={`mailto:${site.email}`} className="block py-2 hover:text-indigo-text">
                {site.email}
              </TextLink>
            </li>
          </ul>
          <div className="mt-4 grid">
            <ButtonLink href={routes.contact}>Send us a message</ButtonLink>
          </div>
        </div>
      </ClosingDetails>
    </aside>
  );
}
