'use client';

import { MessageCircle, X } from 'lucide-react';
import { useEffect, useState } from 'react';

import { ButtonLink } from '#components/ui/button';
import { Disclosure } from '#components/ui/disclosure';
import { TextLink } from '#components/ui/text-link';
import type { Site } from '#lib/content/collections/site';
import { direction } from '#lib/site/language';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

/** Width and height in px of the corner of the window that the button and a margin take. */
const CORNER = 96;
const controls = ':is(main, footer) :is(a, button, input, select, textarea, label, summary)';

/**
 * The floating card with phone, e-mail and a link to the contact page (docs/specification.md N8); a
 * disclosure that needs no script. Its button moves off the screen while it would cover a control.
 */
export function ContactWidget({ site }: { site: Pick<Site, 'email' | 'phone'> }) {
  const aside = useControlInCorner();
  return (
    <aside aria-label={messages.layout.contact}>
      <Disclosure
        className={`group fixed inset-e-4 bottom-4 z-30 motion-safe:transition-[translate,box-shadow] print-view:hidden print:hidden ${
          aside ? 'not-open:not-has-focus-visible:[translate:0_6rem]' : ''
        }`}
      >
        <summary
          aria-label={messages.layout.openContact}
          className="lift-shadow ms-auto grid size-14 place-items-center rounded-full bg-ink text-paper"
        >
          <MessageCircle aria-hidden className="size-6 group-open:hidden" strokeWidth={1.75} />
          <X aria-hidden className="not-group-open:hidden size-6" strokeWidth={1.75} />
        </summary>
        <div className="lift-shadow absolute inset-e-0 bottom-full mb-3 w-72 rounded-card bg-surface p-6">
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
            <ButtonLink href={routes.contact}>{messages.layout.sendMessage}</ButtonLink>
          </div>
        </div>
      </Disclosure>
    </aside>
  );
}

/** Whether a control of the page is in the corner of the window where the button is. */
function useControlInCorner(): boolean {
  const [covered, setCovered] = useState(false);

  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      const inCorner = new Set<Element>();
      const [top, side] = [CORNER - innerHeight, CORNER - innerWidth];
      observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (isIntersecting) inCorner.add(target);
            else inCorner.delete(target);
          }
          setCovered(inCorner.size > 0);
        },
        {
          rootMargin:
            direction === 'rtl' ? `${top}px ${side}px 0px 0px` : `${top}px 0px 0px ${side}px`,
        },
      );
      for (const control of document.querySelectorAll(controls)) observer.observe(control);
    };
    observe();
    window.addEventListener('resize', observe);
    // Another page, and controls that appear later, for example below the film.
    const changes = new MutationObserver(observe);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer?.disconnect();
      changes.disconnect();
      window.removeEventListener('resize', observe);
    };
  }, []);

  return covered;
}
