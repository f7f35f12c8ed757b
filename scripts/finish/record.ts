import type { Names } from './critical-css';
import { familyOf } from './family';
import { noNames } from './names';

/** What a page can match, each list sorted; shared by all pages with the same lists. */
type NameLists = Record<keyof Names, string[]>;

/** What finishing one export leaves for the next, which takes pages over as they are. */
export interface FinishRecord {
  /** Styles of each family of pages. */
  styles: [family: string, css: string][];
  /** Each different set of names once. */
  names: NameLists[];
  /** Which of them a page has, by its place in the list. */
  pages: [file: string, names: number][];
}

/** The names of every page of an export, the same lists written once. */
export class NameBook {
  private readonly places = new Map<string, number>();
  private readonly pages = new Map<string, number>();
  private readonly family = new Map<string, string>();
  private readonly before: ReadonlyMap<string, NameLists | undefined>;

  /** @param earlier - what pages that are taken over had */
  constructor(earlier?: FinishRecord) {
    this.before = new Map(earlier?.pages.map(([file, place]) => [file, earlier.names[place]]));
  }

  add(file: string, names: Names): void {
    this.enter(file, listsOf(names));
  }

  /** @throws Error for a page that the earlier export did not have */
  copy(file: string): void {
    const lists = this.before.get(file);
    if (!lists) throw new Error(`The earlier export has no names of ${file}`);
    this.enter(file, lists);
  }

  private enter(file: string, lists: NameLists): void {
    const key = JSON.stringify(lists);
    const place = this.places.get(key) ?? this.places.size;
    this.places.set(key, place);
    this.pages.set(file, place);
    this.family.set(file, familyOf(file, lists.classes));
  }

  /** @throws Error for a page that is not in the book */
  familyOf(file: string): string {
    const family = this.family.get(file);
    if (family === undefined) throw new Error(`There are no names of ${file}`);
    return family;
  }

  /** All names of each family. */
  families(): Map<string, Names> {
    const families = new Map<string, Names>();
    const lists = this.lists();
    for (const [file, place] of this.pages) {
      const names = families.get(this.familyOf(file)) ?? noNames();
      families.set(this.familyOf(file), names);
      for (const kind of kinds)
        for (const name of lists[place]?.[kind] ?? []) names[kind].add(name);
    }
    return families;
  }

  toRecord(styles: ReadonlyMap<string, string>): FinishRecord {
    return { styles: [...styles], names: this.lists(), pages: [...this.pages] };
  }

  private lists(): NameLists[] {
    return [...this.places.keys()].map((key) => JSON.parse(key));
  }
}

const kinds = ['tags', 'classes', 'ids', 'inputs', 'properties'] as const;

const listsOf = (names: Names): NameLists => ({
  tags: [...names.tags].sort(),
  classes: [...names.classes].sort(),
  ids: [...names.ids].sort(),
  inputs: [...names.inputs].sort(),
  properties: [...names.properties].sort(),
});
