'use client';

import { isPlainClick } from '#lib/browser/plain-click';
import { showAges } from './relative-age';

/**
 * Inserts the cards of a month from other pages of the list, newest first. A card that the list
 * already has is skipped: a post may have moved to another page since this page was built.
 *
 * @param list - element that contains the cards of this page
 * @param others - URLs of the other pages in their order, and whether their posts are newer
 * @param follow - navigates to the URL of a card without loading a document
 * @throws Error when a page cannot be fetched; then no card is inserted
 */
export async function bringCards(
  list: Element,
  month: string,
  others: readonly { address: string; newer: boolean }[],
  follow: (address: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const pages = await Promise.all(
    others.map(async ({ address, newer }) => {
      const answer = await fetch(address, { signal });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      return { newer, cards: page.querySelectorAll(`li[data-post][data-month="${month}"]`) };
    }),
  );
  signal.throwIfAborted();
  const first = list.querySelector('[data-post]');
  for (const { newer, cards } of pages) {
    for (const card of cards) {
      const id = CSS.escape(card.getAttribute('data-post') ?? '');
      if (list.querySelector(`[data-post="${id}"]`)) continue;
      card.setAttribute('data-brought', '');
      card.addEventListener('click', (event) => followSoftly(event as MouseEvent, follow));
      showAges(card);
      first?.parentElement?.insertBefore(card, newer ? first : null);
    }
  }
}

/** Removes the inserted cards. */
export function dismissCards(list: Element): void {
  for (const card of list.querySelectorAll('[data-brought]')) card.remove();
}

/** Inserted links are unknown to React; loading a document would lose the state in memory. */
function followSoftly(event: MouseEvent, follow: (address: string) => void): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  follow(link.pathname);
}
