import '#server-only';

import { blog, type Post } from '../content/collections/blog';
import { activeDemos, demos } from '../content/collections/demos';
import { type Industry, industries } from '../content/collections/industries';
import { services } from '../content/collections/services';
import { site } from '../content/collections/site';
import { authorOf } from '../content/collections/team';
import { type WhitePaper, whitepapers } from '../content/collections/whitepapers';
import { inspectOnce } from '../content/markdown-cache';
import { pageCopy } from '../content/page-copy';
import { shownFeeds, shownPages } from '../content/shown-pages';
import { feedPath, markdownPath } from '../site/alternates';
import { longDate } from '../site/dates';
import { routes } from '../site/routes';
import { absolute } from './json-ld';

/** A page as Markdown, for programs that read. */
export interface MarkdownCopy {
  /** URL path of the page. */
  page: string;
  title: string;
  summary: string;
  text: string;
}

/**
 * Makes addresses of this site absolute in a Markdown text, and leaves the rest as it is.
 *
 * @param page - absolute URL of the page that shows the text
 */
export const withAbsoluteLinks = (markdown: string, page: string): string =>
  inspectOnce(markdown)
    .links.flatMap(({ url, offset }) =>
      offset !== undefined && /^[/#]/.test(url) ? { url, offset } : [],
    )
    // From the end, so that offsets stay right.
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (text, { offset, url }) =>
        text.slice(0, offset) + new URL(url, page).href + text.slice(offset + url.length),
      markdown,
    );

/** Every post, white paper and industry as Markdown, newest or first in its list first. */
export const markdownCopies = (): MarkdownCopy[] => [
  ...industries.all().map(industryCopy),
  ...whitepapers.all().map(paperCopy),
  ...blog.all().map(postCopy),
];

const postCopy = (post: Post) =>
  articleCopy(routes.post(post.id), post, [post.author], [post.body, post.callToAction]);

const paperCopy = (paper: WhitePaper) =>
  articleCopy(routes.whitepaper(paper.id), paper, paper.authors, [
    `## Abstract\n\n${paper.abstract}`,
    paper.body,
  ]);

function articleCopy(
  page: string,
  article: Pick<Post, 'title' | 'excerpt' | 'date' | 'updated' | 'changes'>,
  authors: readonly string[],
  parts: readonly (string | undefined)[],
): MarkdownCopy {
  const { title, excerpt: summary, date, updated, changes } = article;
  const writers = authors.map(authorOf).map(({ name, role }) => `${name}, ${role}`);
  const text = parts
    .flatMap((part) => part ?? [])
    .map((part) => withAbsoluteLinks(part, absolute(page)).trim());
  return copyOf({ page, title, summary }, [
    `By ${writers.join(' & ')}. Published ${longDate(date)}.`,
    ...(updated ? [`Updated ${longDate(updated)}. ${changes}`] : []),
    ...text,
  ]);
}

const list = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n');
const cite = ({ label, url }: { label: string; url: string }) => `([${label}](${url}))`;

function industryCopy(industry: Industry): MarkdownCopy {
  const { snapshot, success_metrics: metrics } = industry;
  const cases = industry.use_cases.flatMap(({ title, description, kpi, case_study: study }) => [
    `### ${title}`,
    description,
    list([kpi].flat()),
    ...(study
      ? [
          study.solutionDescription,
          `Benefits:\n\n${list(study.benefits)}`,
          `Implementation details:\n\n${list(study.implementationRequirements)}`,
          `ROI timeline, as published: ${study.roiTimeline}. Our planning estimate, until full use: ${study.estimate.months}. ${study.estimate.basis} Source: <${study.url}> (${study.account}, ${study.year}).`,
        ]
      : []),
  ]);
  const summary = industry.description;
  return copyOf({ page: industries.url(industry), title: industry.title, summary }, [
    industry.subtitle,
    snapshot.quote,
    list(snapshot.stats.map(({ text, source }) => `${text} ${cite(source)}`)),
    '## Benefits',
    list(industry.benefits),
    '## Use cases',
    ...(industry.caseNote ? [industry.caseNote] : []),
    ...cases,
    '## Measured results',
    list(metrics.map(({ headline, detail, source }) => `${headline}: ${detail} ${cite(source)}`)),
  ]);
}

const copyOf = (head: Omit<MarkdownCopy, 'text'>, parts: readonly string[]): MarkdownCopy => ({
  ...head,
  text: `${[
    `# ${head.title}`,
    `> ${head.summary}`,
    `Source: <${absolute(head.page)}>`,
    ...parts,
  ].join('\n\n')}\n`,
});

const feedNames = {
  blog: { name: 'Blog', about: 'the newest posts as JSON Feed.' },
  whitepapers: { name: 'White paper', about: 'the papers as JSON Feed.' },
};

/** The file llms.txt (llmstxt.org): what the site is, and links to the Markdown copies. */
export function llmsTxt(copies: readonly MarkdownCopy[] = markdownCopies()): string {
  const { name, description, email, phone } = site();
  const line = (title: string, path: string, about: string) =>
    `- [${title}](${absolute(path)}): ${about}`;
  const pageLines = (section: 'Company' | 'Optional') =>
    shownPages()
      .filter(({ llms }) => llms === section)
      .map(({ texts, path }) => {
        const { title, description: about } = pageCopy(texts);
        const reach = path === routes.contact ? ` Email ${email}, phone ${phone.label}.` : '';
        return line(title, path, about + reach);
      });
  const copyLines = (below: string) =>
    copies
      .filter(({ page }) => page.startsWith(`${below}/`))
      .map(({ page, title, summary }) => line(title, markdownPath(page), summary));
  const sections: [string, string[]][] = [
    ['Company', pageLines('Company')],
    [
      'Services',
      services.all().map((entry) => line(entry.title, services.url(entry), entry.summary)),
    ],
    ['Industries', copyLines(routes.industries)],
    ['White papers', copyLines(routes.whitepapers)],
    ['Blog', copyLines(routes.blog)],
    [
      'Optional',
      [
        ...activeDemos().map((demo) =>
          line(`Demo: ${demo.name}`, demos.url(demo), demo.description),
        ),
        ...pageLines('Optional'),
        line(
          'Everything in one file',
          '/llms-full.txt',
          'the texts of all links to Markdown above.',
        ),
        ...shownFeeds().map((list) =>
          line(`${feedNames[list].name} feed`, feedPath(list, 'json'), feedNames[list].about),
        ),
      ],
    ],
  ];
  return `${[
    `# ${name}`,
    `> ${description}`,
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}`),
  ].join('\n\n')}\n`;
}

/** The file llms-full.txt: the texts of all copies. */
export function llmsFullTxt(copies: readonly MarkdownCopy[] = markdownCopies()): string {
  const { name, description } = site();
  return [`# ${name}\n\n> ${description}\n`, ...copies.map(({ text }) => text)].join('\n---\n\n');
}
