import '#server-only';

import { blog, type Post } from '../content/collections/blog';
import { demos } from '../content/collections/demos';
import { type Industry, industries } from '../content/collections/industries';
import { services } from '../content/collections/services';
import { site } from '../content/collections/site';
import { authorOf } from '../content/collections/team';
import { type WhitePaper, whitepapers } from '../content/collections/whitepapers';
import type { ToldEntry } from '../content/load/paged-collection';
import { pagedCollections } from '../content/load/registry';
import { inspectOnce } from '../content/markdown/markdown-cache';
import { pictureSet, pictureSource, readPicture } from '../content/markdown/picture-files';
import { pictureLink } from '../content/markdown/pictures';
import { activeDemos } from '../content/pages/active-demos';
import { pageTexts, sectionAbout } from '../content/pages/page-texts';
import { shownFeeds, shownPages, unlinkOffPages } from '../content/pages/shown-pages';
import { feedPath, markdownPath } from '../site/alternates';
import { withBase } from '../site/base-path';
import { longDate } from '../site/dates';
import * as messages from '../site/messages';
import { pagePaths } from '../site/pages';
import { routes } from '../site/routes';
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
 * @param file - content file of the text, which pictures are beside
 */
export const withAbsoluteLinks = (markdown: string, page: string, file: string): string =>
  inspectOnce(markdown)
    .links.flatMap(({ url, offset }) => {
      if (offset === undefined) return [];
      if (/^[/#]/.test(url)) return { url, offset, path: url };
      const picture = pictureLink(url);
      return picture
        ? { url, offset, path: pictureSet(readPicture(pictureSource(file, picture))).src }
        : [];
    })
    // From the end, so that offsets stay right.
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (text, { offset, url, path }) =>
        text.slice(0, offset) +
        new URL(withBase(path), page).href +
        text.slice(offset + url.length),
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
    ...pagedCollections.flatMap(({ toldEntries }) => toldEntries().map(toldCopy)),
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
    `## ${messages.paper.abstract}\n\n${paper.abstract}`,
    paper.body,
  ]);

function articleCopy(
  page: string,
  article: Pick<Post, 'file' | 'title' | 'excerpt' | 'date' | 'updated' | 'changes'>,
  authors: readonly string[],
  parts: readonly (string | undefined)[],
): MarkdownCopy {
  const { title, excerpt: summary, date, updated, changes } = article;
  const writers = authors.map(authorOf).map(({ name, role }) => `${name}, ${role}`);
  const text = parts
    .flatMap((part) => part ?? [])
    .map((part) => withAbsoluteLinks(unlinkOffPages(part), absolute(page), article.file).trim());
  return copyOf({ page, title, summary }, [
    messages.files.byline(writers.join(' & '), longDate(date)),
    ...(updated ? [`${messages.files.updated(longDate(updated))} ${changes}`] : []),
    ...text,
  ]);
}

const toldCopy = ({ path, title, summary, text }: ToldEntry & { path: string }) =>
  copyOf({ page: path, title, summary }, text);

const list = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n');
const cite = ({ label, url }: { label: string; url: string }) => `([${label}](${url}))`;

function industryCopy(industry: Industry): MarkdownCopy {
  const { snapshot, success_metrics: metrics } = industry;
  const cases = industry.use_cases.flatMap(({ title, description, kpi, case_study: study }) => [
    `### ${title}`,
    description,
    list(kpi),
    ...(study
      ? [
          study.solutionDescription,
          `${messages.industry.benefitsAre}:\n\n${list(study.benefits)}`,
          `${messages.industry.implementationIs}:\n\n${list(study.implementationRequirements)}`,
          [
            messages.files.roiTimeline(study.roiTimeline),
            messages.industry.estimate(study.roiBasis),
            study.publishedPayback
              ? messages.industry.payback(study.publishedPayback)
              : messages.industry.noPayback,
            `${messages.ui.source} <${study.url}> (${study.account}, ${study.year}).`,
          ].join(' '),
        ]
      : []),
  ]);
  const { sections, basis } = pageTexts('industries');
  const systems = sectionAbout(industry.name, sections.systems);
  const summary = industry.description;
  return copyOf({ page: industries.url(industry), title: industry.title, summary }, [
    industry.subtitle,
    snapshot.quote,
    list(snapshot.stats.map(({ text, source }) => `${text} ${cite(source)}`)),
    `## ${messages.industry.benefits}`,
    list(industry.benefits),
    `## ${messages.files.cases}`,
    ...[industry.caseNote, basis].flatMap((note) => note ?? []),
    ...cases,
    ...(systems && industry.systems.length > 0
      ? [`## ${systems.heading}`, systems.text ?? '', list(industry.systems)]
      : []),
    `## ${messages.files.results}`,
    list(metrics.map(({ headline, detail, source }) => `${headline}: ${detail} ${cite(source)}`)),
  ]);
}

const copyOf = (head: Omit<MarkdownCopy, 'text'>, parts: readonly string[]): MarkdownCopy => ({
  ...head,
  text: `${[
    `# ${head.title}`,
    `> ${head.summary}`,
    `${messages.ui.source} <${absolute(head.page)}>`,
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
      .map(({ id, path }) => {
        const { title, description: about } = pageTexts(id);
        const reach = path === routes.contact ? ` ${messages.files.reach(email, phone.label)}` : '';
        return line(title, path, about + reach);
      });
  const copyLines = (below: string) =>
    copies
      .filter(({ page }) => page.startsWith(`${below}/`))
      .map(({ page, title, summary }) => line(title, markdownPath(page), summary));
  const sections: [string, string[]][] = [
    [messages.files.company, pageLines('Company')],
    [
      messages.service.list,
      services.all().map((entry) => line(entry.title, services.url(entry), entry.summary)),
    ],
    [messages.industry.list, copyLines(routes.industries)],
    [messages.kindLabels.paper.all, copyLines(routes.whitepapers)],
    [messages.blogPages.blog, copyLines(routes.blog)],
    ...pagedCollections
      .filter(({ toldEntries }) => toldEntries().length > 0)
      .map(({ kind, list }): [string, string[]] => [kind.all, copyLines(pagePaths[list])]),
    [
      messages.files.optional,
      [
        ...activeDemos().map((demo) =>
          line(messages.files.demo(demo.name), demos.url(demo), demo.description),
        ),
        ...pageLines('Optional'),
        line(messages.files.everything, '/llms-full.txt', messages.files.everythingAbout),
        ...shownFeeds().map((list) =>
          line(
            messages.files.feeds[list].name,
            feedPath(list, 'json'),
            messages.files.feeds[list].about,
          ),
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
