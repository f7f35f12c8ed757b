import type { Subject } from '../art/subjects';
import { blog, type Post } from '../content/collections/blog';
import { demos } from '../content/collections/demos';
import { industries } from '../content/collections/industries';
import { jobs } from '../content/collections/jobs';
import { pageCopy } from '../content/collections/pages';
import { services } from '../content/collections/services';
import { whitepapers } from '../content/collections/whitepapers';
import {
  demoSubject,
  industrySubject,
  jobSubject,
  type PageArtId,
  pageSubject,
  paperSubject,
  postSubject,
  serviceSubject,
} from '../content/subjects';
import { routes } from '../site/routes';

/**
 * File name of the picture that a page is shared with, e.g. `blog.blog-06.png`. Pages that say
 * "not found" share the picture of the site, older pages and the preview page
 * of a list that of the list.
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

export const sharePath = (path: string) => `/og/${shareFile(path)}`;

/** What a screen reader says of the picture. */
export const shareAlt = (title: string, siteName: string) =>
  `Title card of “${title}”: large type beside a drawing of threads, with the mark of ${siteName}`;

/** What the picture of one page says and shows. */
export interface ShareCard {
  path: string;
  /** The small line above the title: what kind of page this is. */
  kind: string;
  title: string;
  /** The small line below. */
  note?: string;
  subject: Subject;
}

/** One card for every page with an address of its own; aliases are shared as the page they repeat. */
export function shareCards(): ShareCard[] {
  return [
    ...plainCards(),
    ...services.all().map((service) => ({
      path: services.url(service),
      // A page named by its own heading says what it is one of.
      kind: service.heading === service.title ? 'Services' : service.title,
      title: service.heading,
      note: service.lead,
      subject: serviceSubject(service),
    })),
    ...industries.all().map((industry) => ({
      path: industries.url(industry),
      kind: 'Industries',
      title: industry.title,
      note: industry.subtitle,
      subject: industrySubject(industry),
    })),
    ...demos.all().map((demo) => ({
      path: demos.url(demo),
      kind: 'Demo',
      title: demo.name,
      note: demo.description,
      subject: demoSubject(demo),
    })),
    ...blog.all().map((post) => ({
      path: blog.url(post),
      ...wordsOf(post),
      subject: postSubject(post),
    })),
    ...whitepapers.all().map((paper) => ({
      path: whitepapers.url(paper),
      kind: 'White paper',
      ...splitTitle(paper.title),
      subject: paperSubject(paper),
    })),
    ...jobs.all().map((job) => ({
      path: jobs.url(job),
      kind: 'Open position',
      title: job.title,
      note: `${job.location} · ${job.type}`,
      subject: jobSubject(job),
    })),
  ];
}

const plain: [path: string, copy: string, piece: PageArtId][] = [
  [routes.home, 'home', 'home'],
  [routes.about, 'about', 'about'],
  [routes.services, 'services', 'services'],
  [routes.contact, 'contact', 'contact'],
  [routes.contactSent, 'contact-sent', 'contact'],
  [routes.blog, 'blog', 'blog'],
  [routes.insights, 'insights', 'insights'],
  [routes.whitepapers, 'whitepapers', 'whitepapers'],
  [routes.careers, 'careers', 'careers'],
  [routes.demos, 'demos', 'demos'],
  [routes.industries, 'industries', 'industries'],
  [routes.landscape, 'landscape', 'landscape'],
  [routes.managePosts, 'manage-posts', 'admin'],
];

function plainCards(): ShareCard[] {
  return plain.map(([path, copy, piece]) => {
    const { title, eyebrow, heading, lead } = pageCopy(copy);
    return {
      path,
      kind: eyebrow ?? title,
      title: heading,
      note: lead,
      subject: pageSubject(piece),
    };
  });
}

/** "Prompt Chaining, Part 1: Break the Work into Steps" says its series in the small line. */
function wordsOf({ title, category, series }: Post) {
  if (!series) return { kind: `Blog · ${category}`, ...splitTitle(title) };
  const parts = blog.all().filter((post) => post.series?.name === series.name).length;
  return {
    kind: `${series.name} · Part ${series.part} of ${parts}`,
    title: title.replace(new RegExp(`^.*\\bPart ${series.part}: `), ''),
  };
}

/** What stands after a colon goes into the small line below. */
function splitTitle(title: string): { title: string; note?: string } {
  const [, head, rest] = /^(.{12,}?): (.{12,})$/.exec(title) ?? [];
  return head && rest ? { title: head, note: rest } : { title };
}
