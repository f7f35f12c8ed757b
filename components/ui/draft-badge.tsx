import type { EntryBase } from '#lib/content/load/collection';
import { longDate } from '#lib/site/dates';
import * as messages from '#lib/site/messages';

type Entry = Pick<EntryBase, 'status'> & { date?: string; datePosted?: string };

/** State of an entry that visitors do not see yet, e.g. "Scheduled for May 29, 2027". */
export const previewState = ({
  status,
  datePosted,
  date = datePosted,
}: Entry): string | undefined => {
  if (status === 'published') return undefined;
  if (status === 'expired') return messages.article.expired;
  return status === 'draft' || !date
    ? messages.article.draft
    : messages.article.scheduled(longDate(date));
};

/** Marks the page of a draft or a scheduled entry, which only `npm run dev` shows. */
export function DraftBadge({ entry }: { entry: Entry }) {
  const state = previewState(entry);
  if (!state) return null;
  return (
    <p
      role="status"
      className="lift-shadow fixed inset-s-5 bottom-5 z-40 rounded-full bg-accent-tint px-5 py-2 font-semibold text-accent-text text-small print:hidden"
    >
      {state}
    </p>
  );
}
