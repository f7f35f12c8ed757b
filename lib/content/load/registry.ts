import type { ArtFrame, Subject } from '../../art/pictures';
import { routes } from '../../site/routes';
import { art } from '../collections/art';
import { blog } from '../collections/blog';
import { brandDocument } from '../collections/brand';
import { demos } from '../collections/demos';
import { film } from '../collections/film';
import { frameworks } from '../collections/frameworks';
import { industries } from '../collections/industries';
import { jobs } from '../collections/jobs';
import { landscape } from '../collections/landscape';
import { navDocument } from '../collections/nav';
import { pages } from '../collections/pages';
import { products } from '../collections/products';
import { services } from '../collections/services';
import { siteDocument } from '../collections/site';
import { team } from '../collections/team';
import { topicsDocument } from '../collections/topics';
import { whitepapers } from '../collections/whitepapers';
import { workbooks } from '../collections/workbooks';
import {
  industrySubject,
  jobSubject,
  paperSubject,
  postSubject,
  serviceSubject,
} from '../pages/art-subjects';
import { lastChange } from '../schema/revision';
import type { Collection, EntryBase } from './collection';
import type { ContentFile, Inspection } from './content-file';

/** What the page of an entry has besides its path. */
interface PageFacts {
  /** Drawn picture of the entry. */
  subject?: Subject;
  /** Sizes in which pages show it. The sitemap names the first one. */
  frames?: readonly ArtFrame[];
  /** Picture that replaces the drawn one. */
  image?: string;
  /** ISO date. Default: the date of the file in git. */
  lastModified?: string;
  /** Whether lists and the sitemap have the page. Default: true. */
  listed?: boolean;
  /** Second paths of the page (docs/specification.md R3). */
  also?: readonly string[];
}

/** A published entry with a page of its own. */
export interface EntryPage extends PageFacts {
  path: string;
  entry: EntryBase & { aliases?: readonly string[] };
}

/** A collection whose entries have pages. */
const withPages = <E extends EntryPage['entry']>(
  collection: Collection<E>,
  factsOf: (entry: E) => PageFacts = () => ({}),
) => ({
  collection,
  pages: (): EntryPage[] =>
    collection.valid().map((entry) => ({ ...factsOf(entry), path: collection.url(entry), entry })),
});

/** Collections with a page for each entry. Sitemap, redirects and pictures derive from this list. */
const paged = [
  withPages(services, (entry) => ({
    subject: serviceSubject(entry),
    frames: ['hero', 'card'],
    also: entry.names.map(routes.service),
  })),
  withPages(industries, (entry) => ({
    subject: industrySubject(entry),
    frames: ['hero', 'card', 'wide'],
  })),
  withPages(demos, (entry) => ({ listed: entry.active })),
  withPages(blog, (entry) => ({
    subject: postSubject(entry),
    frames: ['wide', 'card'],
    image: entry.coverImage,
    lastModified: lastChange(entry),
    also: [routes.postAlias(entry.id)],
  })),
  withPages(whitepapers, (entry) => ({
    subject: paperSubject(entry),
    frames: ['hero', 'card'],
    image: entry.coverImage,
    lastModified: lastChange(entry),
  })),
  withPages(jobs, (entry) => ({
    subject: jobSubject(entry),
    frames: ['wide'],
    lastModified: entry.datePosted,
  })),
];

/** Collections whose entries are parts of other pages. */
const unpaged: readonly Collection<EntryBase>[] = [frameworks, pages, products, team, workbooks];

/** Every folder of content/. */
export const collections: readonly Collection<EntryBase>[] = [
  ...paged.map(({ collection }) => collection),
  ...unpaged,
].sort((a, b) => a.name.localeCompare(b.name));

/** Every single JSON file of content/ that a schema describes. */
export const documents = [
  siteDocument,
  brandDocument,
  navDocument,
  landscape,
  film,
  art,
  topicsDocument,
];

/** Reads and validates every file of content/. */
export function inspectAll(): Inspection<object> {
  const found: Inspection<object>[] = [...collections, ...documents].map((each) => each.inspect());
  return {
    files: found.flatMap(({ files }): ContentFile[] => files),
    problems: found.flatMap(({ problems }) => problems),
  };
}

/** Pages of all published entries. */
export const entryPages = (): EntryPage[] => paged.flatMap((kind) => kind.pages());
