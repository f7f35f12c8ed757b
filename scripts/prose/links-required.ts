import { isContact } from '#lib/content/call-to-action';
import type { Problem } from '#lib/content/problem';
import { isExternal, type Link, withoutAnchor } from './link';
import type { ProseFile } from './prose-file';
import { sentencesIn } from './sentences';

/**
 * Finds missing links of an article: every article links at least two external sources; a post also
 * links its series, a page outside the blog and /contact, either in its last section or in
 * `callToAction`.
 */
export function requiredLinks(prose: ProseFile, all: readonly ProseFile[]): Problem[] {
  if (prose.kind === 'page') return [];
  return [
    ...sources(prose),
    ...(prose.kind === 'paper'
      ? []
      : [...series(prose, all), ...ownPages(prose), ...contact(prose)]),
  ];
}

const missing = ({ file, bodyLine: line }: ProseFile, message: string, fix: string): Problem => ({
  file,
  line,
  field: 'body',
  message,
  fix,
});

const targets = (links: readonly Link[]) => new Set(links.map(({ url }) => withoutAnchor(url)));

function sources(prose: ProseFile): Problem[] {
  const count = targets(prose.links.filter(({ url }) => isExternal(url))).size;
  if (count >= 2) return [];
  const message = `${count === 0 ? 'no external page' : 'only one external page'} is linked`;
  return [missing(prose, message, 'link the sources of the facts, two at least')];
}

function series(prose: ProseFile, all: readonly ProseFile[]): Problem[] {
  if (prose.series === undefined) return [];
  const linked = targets(prose.links);
  return all
    .filter((other) => other.series === prose.series && other.id !== prose.id)
    .filter(({ path }) => path !== undefined && !linked.has(path))
    .map(({ path }) =>
      missing(prose, `${path} of the same series is not linked`, `link ${path} in the text`),
    );
}

function ownPages(prose: ProseFile): Problem[] {
  const related = prose.links.filter(({ url }) => /^\/(?!blogs?(\/|$)|contact$)/.test(url));
  if (related.length > 0) return [];
  const fix = 'link a related service, industry, demo or white paper';
  return [missing(prose, 'no page of this site outside the blog is linked', fix)];
}

/** The link to /contact in the last section. */
export function closingLink({ textBlocks, links }: ProseFile): Link | undefined {
  const last = textBlocks.findLast(({ section }) => section !== undefined)?.section;
  return links.find(
    ({ url, field, section }) => isContact(url) && field === 'body' && section === last,
  );
}

function contact(prose: ProseFile): Problem[] {
  const found = closingLink(prose);
  const call = prose.textBlocks.find(({ field }) => field === 'callToAction');
  if (!found && !call) {
    const fix = 'close with an invitation that links /contact, or add callToAction';
    return [missing(prose, 'the last section does not link /contact', fix)];
  }
  if (!call) return [];
  const problem = (message: string, fix: string) => [
    { file: prose.file, line: call.line, field: call.field, message, fix },
  ];
  return [
    ...(found
      ? problem(`the last section links /contact too, on line ${found.line}`, 'remove one of them')
      : []),
    ...(sentencesIn(call.text).length > 1
      ? problem('this is more than one sentence', 'keep the sentence with the link')
      : []),
  ];
}
