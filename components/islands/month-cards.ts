'use client';

import { showAges } from './relative-age';

/**
 * Brings the cards of a month that stand on other pages of the list into it, newest first. Nothing
 * else of those pages is taken, and no card twice: a post may have moved on since the build of the
 * page that the visitor holds.
 *
 * @param list - what holds the cards of this page
 * @param others - addresses of the other pages in their order, and whether their posts are newer
 * @param follow - goes to the address of a card without loading a document
 * @throws Error when a page can't be had; then no card has come
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

/** Takes out again what was brought. */
export function dismissCards(list: Element): void {
  for (const card of list.querySelectorAll('[data-brought]')) card.remove();
}

/** React does not know these links, and a document that loads would lose what is kept in memory. */
function followSoftly(event: MouseEvent, follow: (address: string) => void): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  follow(link.pathname);
}
