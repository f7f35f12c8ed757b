import type { Scene } from 'thread-art/scene/schema';

import type { Subject } from '../art/pictures';
import { products } from '../content/collections/products';
import { onceFromContent } from '../content/load/content-folder';
import type { EntryPage, ShareText } from '../content/load/paged-collection';
import { entryPages } from '../content/load/registry';
import { groupSubject, pageSubject, personSubject } from '../content/pages/art-subjects';
import { pageTexts } from '../content/pages/page-texts';
import { allSeries } from '../content/pages/series';
import { shownPages } from '../content/pages/shown-pages';
import { topics } from '../content/pages/topics';
import { writers } from '../content/pages/writers';
import * as messages from '../site/messages';
import { routes } from '../site/routes';

/**
 * File name of the share image of a page, e.g. `blog.blog-06.png`. Not-found pages have the image
 * of the home page; later pages have that of the first page of their list, and years, months and the
 * preview page of the blog that of the blog list.
 */
function shareFile(path: string): string {
  const parts = path
    .replace(/\/page\/\d+$/, '')
    .replace(/^\/blog\/(?:\d{4}(?:\/\d\d)?|preview)$/, routes.blog)
    .split('/')
    .filter(Boolean);
  if (parts.length === 0 || parts.at(-1) === '404') return shareFileOfSite;
  return `${parts.join('.')}.png`;
}

/** No page has this name: the service redirects `/index` to `/`. */
const shareFileOfSite = 'index.png';

/** URL path of the share image of a page, e.g. `/og/about.png`. */
export const sharePath = (path: string) => `/og/${shareFile(path)}`;

/** Texts and subject of the share image of a page. */
export interface ShareCard extends Omit<ShareText, 'products'> {
  path: string;
  subject: Subject;
  /** Two products at work, shown instead of the picture of the subject. */
  scenes?: readonly [Scene, Scene];
}

/** Share images of all pages. An alias has the image of the original page. */
export const shareCards = (): ShareCard[] => [
  ...plainCards(),
  ...entryPages().map(entryCard),
  ...topics().map(({ name, slug, description }) => ({
    path: routes.topic(slug),
    kind: messages.files.topic,
    title: name,
    note: description,
    subject: groupSubject(slug, name),
  })),
  ...allSeries().map(({ name, slug, description }) => ({
    path: routes.series(slug),
    kind: messages.blogPages.series,
    title: name,
    note: description,
    subject: groupSubject(slug, name),
  })),
  ...writers().map(({ author, slug }) => ({
    path: routes.author(slug),
    kind: messages.blogPages.author,
    title: author.name,
    note: author.role,
    subject: personSubject(author),
  })),
];

/** The share images by file name. */
export const shareCardsByFile = onceFromContent(
  () => new Map(shareCards().map((card) => [shareFile(card.path), card])),
);

function entryCard({ path, subject = pageSubject('home'), shareText }: EntryPage): ShareCard {
  const { products: ids = [], ...text } = shareText();
  return { path, ...text, subject, scenes: scenesOf(ids) };
}

/** The first and the third product, which look least alike. */
function scenesOf([first = '', , third = '']: readonly string[]): ShareCard['scenes'] {
  const [upper, lower] = [products.get(first), products.get(third)];
  return upper && lower && [upper.scene, lower.scene];
}

const plainCards = (): ShareCard[] =>
  shownPages()
    // The preview has the share image of the blog list.
    .filter(({ id }) => id !== 'blog-preview')
    .map(({ id, path, picture }) => {
      const { title, eyebrow, heading, lead } = pageTexts(id);
      return {
        path,
        kind: eyebrow ?? title,
        title: heading,
        note: lead,
        subject: pageSubject(picture),
      };
    });
