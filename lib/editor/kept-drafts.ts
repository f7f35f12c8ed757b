import { createStore, del, entries, set } from 'idb-keyval';

import type { Draft } from './draft';

// Texts of the editor in the browser's storage. Each has an item of its own in localStorage, which
// is written before the next key is pressed; one that finds no room there is in IndexedDB.

/** Start of the names of the items, and name of the database; /privacy lists it. */
export const draftKey = 'post-draft';

/** A draft as it is stored. */
export interface KeptDraft {
  draft: Draft;
  /** Number of its last change, which says what is newer without a clock. */
  revision: number;
}

export type KeptDrafts = Readonly<Record<string, KeptDraft>>;

const itemOf = (key: string) => `${draftKey}:${key}`;

let database: ReturnType<typeof createStore> | undefined;
/** @throws Error where the browser has no IndexedDB */
function openDatabase() {
  database ??= createStore(draftKey, draftKey);
  return database;
}

/** Keys of drafts that are in the database. */
const large = new Set<string>();

/** All stored drafts by key. Damaged ones, and refused storage, count as none. */
export async function readKept(): Promise<KeptDrafts> {
  const found = [...readItems(), ...(await readDatabase())];
  const kept: Record<string, KeptDraft> = Object.create(null);
  for (const [key, value] of found) {
    const stored = keptDraft(value);
    if (stored && !(kept[key] && kept[key].revision > stored.revision)) kept[key] = stored;
  }
  return kept;
}

function readItems(): [string, unknown][] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) =>
      localStorage.key(index),
    );
    return names.flatMap((name): [string, unknown][] => {
      if (!name?.startsWith(itemOf(''))) return [];
      return [[name.slice(itemOf('').length), parsed(localStorage.getItem(name))]];
    });
  } catch {
    return [];
  }
}

async function readDatabase(): Promise<[string, unknown][]> {
  try {
    const found = await entries<string, unknown>(openDatabase());
    for (const [key] of found) large.add(key);
    return found;
  } catch {
    return [];
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function keptDraft(value: unknown): KeptDraft | undefined {
  const { draft, revision } = Object(value);
  const { id, content, values } = Object(draft);
  const isDraft = typeof id === 'string' && typeof content === 'string' && Boolean(values);
  return isDraft && typeof values === 'object' ? { draft, revision: Number(revision) } : undefined;
}

/**
 * Stores a draft.
 *
 * @returns whether it is stored; at once if localStorage takes it
 */
export function keep(key: string, kept: KeptDraft): boolean | Promise<boolean> {
  const itemKey = itemOf(key);
  try {
    localStorage.setItem(itemKey, JSON.stringify(kept));
  } catch {
    return keepLarge(key, kept);
  }
  if (large.delete(key)) void forgetLarge(key);
  return true;
}

async function keepLarge(key: string, kept: KeptDraft): Promise<boolean> {
  large.add(key);
  try {
    await set(key, kept, openDatabase());
  } catch {
    return false;
  }
  // The item has an older text, unless there was room again for a newer one.
  if (large.has(key)) forgetItem(key);
  return true;
}

/** Removes a draft. */
export function forget(key: string): void {
  large.delete(key);
  forgetItem(key);
  void forgetLarge(key);
}

function forgetItem(key: string): void {
  try {
    localStorage.removeItem(itemOf(key));
  } catch {
    // Refused storage has none.
  }
}

async function forgetLarge(key: string): Promise<void> {
  try {
    await del(key, openDatabase());
  } catch {
    // Refused storage has none.
  }
}
