import type { Scene } from 'thread-art/scene/schema';

import type { Subject } from '../art/pictures';
import { blog, type Post } from '../content/collections/blog';
import { demos } from '../content/collections/demos';
import { industries } from '../content/collections/industries';
import { jobs } from '../content/collections/jobs';
import { products } from '../content/collections/products';
import { services } from '../content/collections/services';
import { whitepapers } from '../content/collections/whitepapers';
import { type EntryPage, entryPages } from '../content/load/registry';
import {
  demoSubject,
  groupSubject,
  industrySubject,
  jobSubject,
  pageSubject,
  paperSubject,
  personSubject,
  postSubject,
  serviceSubject,
} from '../content/pages/art-subjects';
import { pageCopy } from '../content/pages/page-copy';
import { allSeries } from '../content/pages/series';
import { shownPages } from '../content/pages/shown-pages';
import { topics } from '../content/pages/topics';
import { writers } from '../content/pages/writers';
import * as messages from '../site/messages';
import { routes } from '../site/routes';

/**
 * File name of the share image of a page, e.g. `blog.blog-06.png`. Not-found pages have the image
 * of the home page; later pages and the preview page of the blog have that of the blog list.
 */
export function shareFile(path: string): string {
  const parts = path
    .replace(/\/(?:page\/\d+|preview)$/, '')
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
export interface ShareCard {
  path: string;
  /** Small line above the title: the kind of page. */
  kind: string;
  title: string;
  /** Small text below the title. */
  note?: string;
  subject: Subject;
  /** Two products at work, shown instead of the picture of the subject. */
  scenes?: readonly [Scene, Scene];
}

/** Share images of all pages. An alias has the image of the original page. */
export function shareCards(): ShareCard[] {
  const cards = ownCards();
  const known = new Set(cards.map(({ path }) => path));
  return [
    ...cards,
    ...entryPages()
      .filter(({ path }) => !known.has(path))
      .map(entryCard),
  ];
}

/** Share image of an entry whose collection has no special one. */
function entryCard({ path, entry, subject = pageSubject('home') }: EntryPage): ShareCard {
  const { title, name } = entry as { title?: string; name?: string };
  const [, folder = ''] = path.split('/');
  const kind = folder.charAt(0).toUpperCase() + folder.slice(1);
  return { path, kind, title: title ?? name ?? entry.id, subject };
}

function ownCards(): ShareCard[] {
  return [
    ...plainCards(),
    ...services.all().map((service) => ({
      path: services.url(service),
      // Do not show the title twice if it is also the heading.
      kind: service.heading === service.title ? messages.service.list : service.title,
      title: service.heading,
      note: service.lead,
      subject: serviceSubject(service),
      scenes: scenesOf(service.products),
    })),
    ...industries.all().map((industry) => ({
      path: industries.url(industry),
      kind: messages.industry.list,
      title: industry.title,
      note: industry.subtitle,
      subject: industrySubject(industry),
    })),
    ...demos.all().map((demo) => ({
      path: demos.url(demo),
      kind: messages.kindLabels.demo.one,
      title: demo.name,
      note: demo.description,
      subject: demoSubject(demo),
    })),
    ...blog.all().map((post) => ({
      path: blog.url(post),
      ...wordsOf(post),
      subject: postSubject(post),
    })),
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
    ...whitepapers.all().map((paper) => ({
      path: whitepapers.url(paper),
      kind: messages.paper.kind,
      ...splitTitle(paper.title),
      subject: paperSubject(paper),
    })),
    ...jobs.all().map((job) => ({
      path: jobs.url(job),
      kind: messages.files.openPosition,
      title: job.title,
      note: `${job.location} · ${job.type}`,
      subject: jobSubject(job),
    })),
  ];
}

/** The first and the third product, which look least alike. */
function scenesOf([first = '', , third = '']: readonly string[]): ShareCard['scenes'] {
  const [upper, lower] = [products.get(first), products.get(third)];
  return upper && lower && [upper.scene, lower.scene];
}

const plainCards = (): ShareCard[] =>
  shownPages()
    // The preview has the share image of the blog list.
    .filter(({ id }) => id !== 'blogPreview')
    .map(({ path, texts, picture }) => {
      const { title, eyebrow, heading, lead } = pageCopy(texts);
      return {
        path,
        kind: eyebrow ?? title,
        title: heading,
        note: lead,
        subject: pageSubject(picture),
      };
    });

/** The small line names the series of a part, or else the category. */
function wordsOf({ title, category, series }: Post) {
  if (!series) return { kind: `${messages.blogPages.blog} · ${category}`, ...splitTitle(title) };
  const parts = blog.all().filter((post) => post.series?.name === series.name).length;
  return {
    kind: `${series.name} · ${messages.article.partOf(series.part, parts)}`,
    title,
  };
}

/** Splits a title at its colon, if both parts have at least 12 characters. */
function splitTitle(title: string): { title: string; note?: string } {
  const [, head, rest] = /^(.{12,}?): (.{12,})$/.exec(title) ?? [];
  return head && rest ? { title: head, note: rest } : { title };
}
