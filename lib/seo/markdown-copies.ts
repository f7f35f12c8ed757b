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
import { shownFeeds, shownPages, withoutOffLinks } from '../content/shown-pages';
import { feedPath, markdownPath } from '../site/alternates';
import { withBase } from '../site/base-path';
import { longDate } from '../site/dates';
import { routes } from '../site/routes';
import {
  blogPages,
  files,
  industry as industryWords,
  kindLabels,
  paper as paperWords,
  service as serviceWords,
  ui,
} from '../site/words';
import { absolute } from './json-ld';

/** A page as Markdown. */
interface MarkdownCopy {
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
        text.slice(0, offset) + new URL(withBase(url), page).href + text.slice(offset + url.length),
      markdown,
    );

/**
 * Paths and contents of the files for programs that read: a Markdown copy of every industry, white
 * paper and post, llms.txt and llms-full.txt. A route of Next.js can not have the path of a page
 * with another extension.
 */
export function textFiles(): [name: string, content: string][] {
  const copies = [
    ...industries.all().map(industryCopy),
    ...whitepapers.all().map(paperCopy),
    ...blog.all().map(postCopy),
  ];
  return [
    ...copies.map(({ page, text }): [string, string] => [markdownPath(page), text]),
    ['/llms.txt', llmsTxt(copies)],
    ['/llms-full.txt', llmsFullTxt(copies)],
  ];
}

const postCopy = (post: Post) =>
  articleCopy(routes.post(post.id), post, [post.author], [post.body, post.callToAction]);

const paperCopy = (paper: WhitePaper) =>
  articleCopy(routes.whitepaper(paper.id), paper, paper.authors, [
    `## ${paperWords.abstract}\n\n${paper.abstract}`,
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
    .map((part) => withAbsoluteLinks(withoutOffLinks(part), absolute(page)).trim());
  return copyOf({ page, title, summary }, [
    files.byline(writers.join(' & '), longDate(date)),
    ...(updated ? [`${files.updated(longDate(updated))} ${changes}`] : []),
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
          `${industryWords.benefits}:\n\n${list(study.benefits)}`,
          `${files.implementation}:\n\n${list(study.implementationRequirements)}`,
          [
            files.roiTimeline(study.roiTimeline),
            industryWords.estimate(study.roiBasis),
            study.publishedPayback
              ? industryWords.payback(study.publishedPayback)
              : industryWords.noPayback,
            `${ui.source} <${study.url}> (${study.account}, ${study.year}).`,
          ].join(' '),
        ]
      : []),
  ]);
  const summary = industry.description;
  return copyOf({ page: industries.url(industry), title: industry.title, summary }, [
    industry.subtitle,
    snapshot.quote,
    list(snapshot.stats.map(({ text, source }) => `${text} ${cite(source)}`)),
    `## ${industryWords.benefits}`,
    list(industry.benefits),
    `## ${files.cases}`,
    ...(industry.caseNote ? [industry.caseNote] : []),
    ...cases,
    `## ${files.results}`,
    list(metrics.map(({ headline, detail, source }) => `${headline}: ${detail} ${cite(source)}`)),
  ]);
}

const copyOf = (head: Omit<MarkdownCopy, 'text'>, parts: readonly string[]): MarkdownCopy => ({
  ...head,
  text: `${[
    `# ${head.title}`,
    `> ${head.summary}`,
    `${ui.source} <${absolute(head.page)}>`,
    ...parts,
  ].join('\n\n')}\n`,
});

/** The file llms.txt (llmstxt.org): what the site is, and links to the Markdown copies. */
function llmsTxt(copies: readonly MarkdownCopy[]): string {
  const { name, description, email, phone } = site();
  const line = (title: string, path: string, about: string) =>
    `- [${title}](${absolute(path)}): ${about}`;
  const pageLines = (section: 'Company' | 'Optional') =>
    shownPages()
      .filter(({ llms }) => llms === section)
      .map(({ texts, path }) => {
        const { title, description: about } = pageCopy(texts);
        const reach = path === routes.contact ? ` ${files.reach(email, phone.label)}` : '';
        return line(title, path, about + reach);
      });
  const copyLines = (below: string) =>
    copies
      .filter(({ page }) => page.startsWith(`${below}/`))
      .map(({ page, title, summary }) => line(title, markdownPath(page), summary));
  const sections: [string, string[]][] = [
    [files.company, pageLines('Company')],
    [
      serviceWords.list,
      services.all().map((entry) => line(entry.title, services.url(entry), entry.summary)),
    ],
    [industryWords.list, copyLines(routes.industries)],
    [kindLabels.paper.all, copyLines(routes.whitepapers)],
    [blogPages.blog, copyLines(routes.blog)],
    [
      files.optional,
      [
        ...activeDemos().map((demo) =>
          line(files.demo(demo.name), demos.url(demo), demo.description),
        ),
        ...pageLines('Optional'),
        line(files.everything, '/llms-full.txt', files.everythingAbout),
        ...shownFeeds().map((list) =>
          line(files.feeds[list].name, feedPath(list, 'json'), files.feeds[list].about),
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
function llmsFullTxt(copies: readonly MarkdownCopy[]): string {
  const { name, description } = site();
  return [`# ${name}\n\n> ${description}\n`, ...copies.map(({ text }) => text)].join('\n---\n\n');
}
