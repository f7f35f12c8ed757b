import { type Draft, isDraft } from './draft';

type Drafts = Readonly<Record<string, Draft>>;

const KEY = 'unsaved-posts';
/** In UTF-16 code units: half of what browsers grant one site, so that other values keep room. */
const MAX_LENGTH = 1_000_000;

export interface DraftStorage {
  read(): Drafts;
  write(drafts: Drafts): void;
}

/**
 * Keeps unsaved drafts over a reload of the tab. Never throws: where the browser refuses storage,
 * or there is too much text, nothing is kept.
 *
 * @param storage - called each time: in some browsers naming sessionStorage throws
 */
export function createDraftStorage(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DraftStorage {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
        return Object.fromEntries(
          Object.entries(Object(stored)).filter((entry): entry is [string, Draft] =>
            isDraft(entry[1]),
          ),
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
        // The warning before leaving the page is still there.
      }
    },
  };
}
