import type { LocalPicture } from './pictures';

/** The functions of idb-keyval that are used, on one database. */
export interface PictureDatabase {
  set(key: string, value: StoredPicture): Promise<void>;
  entries(): Promise<[key: string, value: StoredPicture][]>;
  delMany(keys: string[]): Promise<void>;
}

interface StoredPicture extends LocalPicture {
  /** Milliseconds since 1970. */
  stored: number;
}

/** A picture of a tab that was not opened for so long is deleted. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Stores dropped pictures in the browser, so that they survive a reload and a crash like the text
 * that names them. Pictures of other tabs are not visible here.
 *
 * @param tab - id of the tab, which a reload keeps
 */
export function createPictureStorage(database: PictureDatabase, tab: string, now = Date.now) {
  const start = `${tab} `;
  return {
    /** Pictures of this tab. Deletes old ones of all tabs. Never throws. */
    async read(): Promise<LocalPicture[]> {
      try {
        const all = await database.entries();
        const old = all.filter(([, { stored }]) => now() - stored > keptMs).map(([key]) => key);
        if (old.length > 0) await database.delMany(old);
        return all
          .filter(([key]) => key.startsWith(start) && !old.includes(key))
          .map(([, { stored: _, ...picture }]) => picture);
      } catch {
        return [];
      }
    },
    /** @returns false when the browser refuses, e.g. because no space is left */
    async write(picture: LocalPicture): Promise<boolean> {
      try {
        await database.set(start + picture.path, { ...picture, stored: now() });
        return true;
      } catch {
        return false;
      }
    },
  };
}
