import { type Draft, isDraft } from './draft';

type Drafts = Readonly<Record<string, Draft>>;

const KEY = 'unsaved-posts';
/** In UTF-16 code units. Below the limit of browsers per site, to leave room for other values. */
const MAX_LENGTH = 1_000_000;

/** Fields that a draft lacks if the tab stored it before they existed. */
const newerFields = {
  callToAction: '',
  updated: '',
  changes: '',
  aliases: '',
} satisfies Partial<Draft>;

export interface DraftStorage {
  read(): Drafts;
  write(drafts: Drafts): void;
}

/**
 * Stores unsaved drafts, so they survive a reload of the tab. Never throws: if the browser refuses
 * storage or the drafts are longer than `MAX_LENGTH`, nothing is stored.
 *
 * @param storage - called for each access, because in some browsers reading `sessionStorage` throws
 */
export function createDraftStorage(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DraftStorage {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
        return Object.fromEntries(
          Object.entries(Object(stored))
            .map(([key, draft]) => [key, { ...newerFields, ...Object(draft) }] as const)
            .filter((entry): entry is [string, Draft] => isDraft(entry[1])),
        );
      } catch {
        return {};
      }
    },
    write(drafts) {
      try {
        const text = JSON.stringify(drafts);
        if (text === '{}' || text.length > MAX_LENGTH) storage().removeItem(KEY);
        else storage().setItem(KEY, text);
      } catch {
        // The page still warns before it is left with unsaved drafts.
      }
    },
  };
}
