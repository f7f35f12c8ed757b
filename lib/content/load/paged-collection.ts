import type { ArtFrame, Subject } from '../../art/pictures';
import type * as messages from '../../site/messages';
import { type PageId, pageRows } from '../../site/pages';
import { isPageOn } from '../collections/pages';
import {
  type Collection,
  type CollectionDefinition,
  defineCollection,
  type EntryBase,
  type Loaded,
} from './collection';
import type { Fields } from './content-file';

/**
 * The pages of the entries of a collection. Routes, sitemap, redirects, pictures, share images and
 * search derive from this.
 */
interface EntryPages<E> {
  path: (id: string) => string;
  /** Name of one page and of all, in search and beside related links. */
  kind: messages.Kind;
  /** Texts of the share image. */
  shareText: (entry: E) => ShareText;
  /** Drawn picture, unless the entry has its own. */
  subject?: (entry: E) => Subject;
  /** Sizes in which pages show the drawn picture. The sitemap names the first one. */
  frames?: readonly ArtFrame[];
  /** What search engines, assistants and related pages read. Posts, papers and others have their own. */
  told?: (entry: E) => ToldEntry;
  /** What differs from one entry to the next. */
  facts?: (entry: E) => PageFacts;
}

/** An entry in llms.txt, as a Markdown copy of its page, and among related pages. */
export interface ToldEntry {
  title: string;
  summary: string;
  /** Paragraphs in Markdown. */
  text: readonly string[];
  /** Topics, as posts name them. */
  tags?: readonly string[];
  /** ISO date. Default: none. */
  date?: string;
}

interface PageFacts {
  /** URL path of a picture that replaces the drawn one. */
  image?: string;
  /** ISO date. Default: the date of the file in git. */
  lastModified?: string;
  /** Whether lists and the sitemap have the page. Default: true. */
  listed?: boolean;
  /** Other paths of the same page (docs/specification.md R3). */
  also?: readonly string[];
}

/** Texts of a share image. */
export interface ShareText {
  /** Small line above the title: the kind of page. */
  kind: string;
  title: string;
  /** Small text below the title. */
  note?: string;
  /** Ids of products, two of which are shown at work instead of the picture of the entry. */
  products?: readonly string[];
}

/** A published entry with a page of its own. */
export interface EntryPage extends PageFacts, Pick<EntryPages<never>, 'kind' | 'frames'> {
  path: string;
  subject?: Subject;
  entry: EntryBase & { aliases?: readonly string[] };
  shareText: () => ShareText;
}

/** A collection whose entries have a page each. */
export interface PagedCollection<E> extends Collection<E> {
  /** Page that lists the entries. While it is off, no entry is published. */
  list: PageId;
  kind: EntryPage['kind'];
  entryPages: () => EntryPage[];
  /** Published entries by their URL path, as `told` describes them. */
  toldEntries: () => readonly (ToldEntry & { path: string })[];
}

export function definePagedCollection<
  S extends Fields,
  E extends EntryBase & { aliases?: readonly string[] } = Loaded<S>,
>({
  pages,
  ...definition
}: Omit<CollectionDefinition<S, E>, 'shown' | 'url'> & {
  pages: EntryPages<NoInfer<E>>;
}): PagedCollection<E> {
  const list = listOf(definition.name);
  const { path, kind, shareText, subject, frames, facts, told } = pages;
  const collection = defineCollection<S, E>({
    ...definition,
    shown: () => isPageOn(list),
    url: ({ id }) => path(id),
  });
  const { valid } = collection;
  return {
    ...collection,
    list,
    kind,
    toldEntries: () =>
      told ? valid().map((entry) => ({ ...told(entry), path: path(entry.id) })) : [],
    entryPages: () =>
      valid().map((entry) => ({
        ...{ kind, frames, entry },
        ...facts?.(entry),
        path: path(entry.id),
        subject: subject?.(entry),
        shareText: () => shareText(entry),
      })),
  };
}

function listOf(name: string): PageId {
  const row = pageRows.find(({ entries }) => entries === name);
  if (!row) throw new Error(`No page lists the collection "${name}": add it in lib/site/pages.ts`);
  return row.id;
}
