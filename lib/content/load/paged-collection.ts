import type { ArtFrame, Subject } from '../../art/pictures';
import type * as messages from '../../site/messages';
import type { PageId } from '../../site/pages';
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
  /** Page that lists the entries. While it is off, no entry is published. */
  list: PageId;
  path: (id: string) => string;
  /** Kind of the pages in search. */
  kind: keyof typeof messages.kindLabels;
  /** Texts of the share image. */
  shareText: (entry: E) => ShareText;
  /** Drawn picture, unless the entry has its own. */
  subject?: (entry: E) => Subject;
  /** Sizes in which pages show the drawn picture. The sitemap names the first one. */
  frames?: readonly ArtFrame[];
  /** What differs from one entry to the next. */
  facts?: (entry: E) => PageFacts;
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
  /** Page that lists the entries. */
  list: PageId;
  entryPages: () => EntryPage[];
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
  const { list, path, kind, shareText, subject, frames, facts } = pages;
  const collection = defineCollection<S, E>({
    ...definition,
    shown: () => isPageOn(list),
    url: ({ id }) => path(id),
  });
  const { valid } = collection;
  return {
    ...collection,
    list,
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
