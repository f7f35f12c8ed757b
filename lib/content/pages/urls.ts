import { artPath } from '../../art/art-path';
import { pagePaths } from '../../site/pages';
import { routes } from '../../site/routes';
import { blog } from '../collections/blog';
import { film } from '../collections/film';
import { pages } from '../collections/pages';
import { whitepapers } from '../collections/whitepapers';
import { workbooks } from '../collections/workbooks';
import { contentPath } from '../load/content-folder';
import type { EntryPage } from '../load/paged-collection';
import { entryPages, pagedCollections } from '../load/registry';
import { decodedPath } from '../schema/fields';
import { lastChange } from '../schema/revision';
import { pageSubject } from './art-subjects';
import { olderListPages } from './blog-index';
import { blogPeriods, olderPeriodPages, postsOf } from './blog-periods';
import type { Period } from './period';
import { allSeries } from './series';
import { feedPaths, shownPages } from './shown-pages';
import { olderTopicPages, type Topic, topics } from './topics';
import { olderWriterPages, type Writer, writers } from './writers';

export interface PageUrl {
  path: string;
  /** ISO date of the last change or of publication, if the content has one. */
  lastModified?: string;
  /** Content file of the page, from the project root; its history dates pages without a date. */
  file?: string;
  /** URL path of the main picture of the page. */
  image?: string;
  /** Kind of the page of an entry, for search. */
  kind?: EntryPage['kind'];
}

/** Canonical paths of all pages for search engines. */
export function canonicalPages(): PageUrl[] {
  const newest = {
    blog: newestChange(blog.valid()),
    whitepapers: newestChange(whitepapers.valid()),
  };
  return [
    ...shownPages()
      .filter(({ hidden }) => !hidden)
      .map(({ id, path, lists, picture, image }) => ({
        path,
        lastModified: lists && newest[lists],
        file: contentPath('pages', `${id}.json`),
        image:
          image === false
            ? undefined
            : (shownImage(image) ?? artPath(pageSubject(picture), 'hero')),
      })),
    ...olderListPages().map((number) => ({
      path: routes.blogPage(number),
      lastModified: newest.blog,
    })),
    ...entryPages()
      .filter(({ listed }) => listed !== false)
      .map(urlOfEntry),
    ...topics().flatMap(topicPages),
    ...allSeries().map(({ slug, parts }) => ({
      path: routes.series(slug),
      lastModified: newestChange(parts),
    })),
    ...writers().flatMap(writerPages),
    ...blogPeriods().flatMap(periodPages),
  ];
}

/** The poster of the film only while there is a film. */
const shownImage = (image?: string) =>
  image?.startsWith('/media/') && !film.valid() ? undefined : image;

function urlOfEntry({
  path,
  kind,
  entry,
  subject,
  frames,
  image,
  lastModified,
}: EntryPage): PageUrl {
  const [frame] = frames ?? [];
  const drawn = subject && frame && artPath(subject, frame);
  return {
    path,
    kind,
    lastModified,
    file: lastModified ? undefined : entry.file,
    image: image ?? drawn,
  };
}

const newestChange = (entries: readonly { date: string; updated?: string }[]) =>
  entries.map(lastChange).sort().at(-1);

/** All pages of a year or month of the blog. */
const periodPages = (period: Period): PageUrl[] =>
  [1, ...olderPeriodPages(period)].map((number) => ({
    path: routes.period(period.key, number),
    lastModified: newestChange(postsOf(period)),
  }));

/** All pages of the list of a topic. */
const topicPages = (topic: Topic): PageUrl[] =>
  [1, ...olderTopicPages(topic)].map((number) => ({
    path: routes.topic(topic.slug, number),
    lastModified: newestChange([...topic.posts, ...topic.papers]),
  }));

/** All pages of an author. */
const writerPages = (writer: Writer): PageUrl[] =>
  [1, ...olderWriterPages(writer)].map((number) => ({
    path: routes.author(writer.slug, number),
    lastModified: newestChange([...writer.posts, ...writer.papers]),
  }));

/** All paths that links in the content may point to, including second names. */
export function linkablePaths(): Set<string> {
  const papers = new Set(whitepapers.valid().map(({ id }) => id));
  const shown = workbooks.valid().filter(({ paper }) => papers.has(paper));
  return new Set([
    ...canonicalPages().map(({ path }) => path),
    ...shownPages().flatMap(({ path, also = [] }) => [path, ...also]),
    ...entryPages().flatMap(({ path, also = [] }) => [path, ...also]),
    ...feedPaths(),
    ...shown.map(workbooks.url),
  ]);
}

/** Permanent redirects: old path, with its letters as they are read → path of the page. Entries that are not published have none. */
export function redirects(): Record<string, string> {
  const moved = [
    ...entryPages(),
    ...pages.valid().map((entry) => ({ path: pages.url(entry), entry })),
  ];
  return Object.fromEntries([
    ...movedEntries(),
    ...moved.flatMap(({ path, entry: { id, aliases = [] } }) =>
      aliases.map(decodedPath).flatMap((from) =>
        // Posts have a second path below /blogs (docs/specification.md R3), also at their old names.
        path === routes.post(id) && from.startsWith(`${routes.blog}/`)
          ? [
              [from, path],
              [routes.postAlias(from.slice(routes.blog.length + 1)), routes.postAlias(id)],
            ]
          : [[from, path]],
      ),
    ),
  ]);
}

/** The entries of a section that has moved: below its old addresses → below the new one. */
const movedEntries = () =>
  pagedCollections.flatMap(({ list, entryPages: all }) => {
    const { aliases = [] } = pages.valid().find(({ id }) => id === list) ?? {};
    return all().flatMap(({ path, also = [] }) =>
      [path, ...also].flatMap((to) =>
        aliases.map((old) => [`${decodedPath(old)}${to.slice(pagePaths[list].length)}`, to]),
      ),
    );
  });
