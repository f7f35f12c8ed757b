'use client';

import { isPlainClick } from '#lib/browser/plain-click';
import { showAges } from './relative-age';

/**
 * Inserts the posts of a month from other pages of the list, newest first, those of a series in its
 * card. A post that the list already has is skipped: it may have moved to another page since this
 * page was built.
 *
 * @param list - element that contains the cards of this page
 * @param others - URLs of the other pages in their order, and whether their posts are newer
 * @param follow - navigates to the URL of a card without loading a document
 * @throws Error when a page cannot be fetched; then no card is inserted
 */
export async function addCards(
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
      return { newer, posts: page.querySelectorAll(`li[data-post][data-month="${month}"]`) };
    }),
  );
  signal.throwIfAborted();
  const items = list.querySelector('.post-list');
  const first = items?.querySelector(':scope > :is([data-post], :has([data-post]))');
  if (!items || !first) return;
  for (const { newer, posts } of pages) {
    for (const post of posts) {
      const id = CSS.escape(post.getAttribute('data-post') ?? '');
      if (list.querySelector(`[data-post="${id}"]`)) post.remove();
    }
    for (const card of new Set([...posts].map(itemOf))) {
      if (!card) continue;
      card.setAttribute('data-added', '');
      card.addEventListener('click', (event) => followSoftly(event as MouseEvent, follow));
      showAges(card);
      items.insertBefore(card, newer ? first : null);
    }
  }
}

/** The item of the list that contains a post; undefined for a post that was removed. */
const itemOf = (post: Element) => post.closest('.post-list > li') ?? undefined;

/** Removes the inserted cards. */
export function removeAddedCards(list: Element): void {
  for (const card of list.querySelectorAll('[data-added]')) card.remove();
}

/** Inserted links are unknown to React; loading a document would lose the state in memory. */
function followSoftly(event: MouseEvent, follow: (address: string) => void): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  follow(link.pathname);
}
