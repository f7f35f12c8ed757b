import type {
  Blockquote,
  Code,
  Delete,
  Emphasis,
  Heading,
  Html,
  List,
  Nodes,
  Parents,
  Root,
  Strong,
  Table,
  Text,
} from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from '../load/problem';
import { invisibleIn } from '../schema/invisible';
import { asideMark, isAsideName } from './asides';
import { isFigureLanguage } from './code';
import { isOpenComment, shownComment } from './comments';
import { isBreakInCell } from './html';
import { keepsLink, linkSchemes } from './links';
import { isPlaceholderLine, placeholderInText } from './placeholders';
import { definedAddresses } from './tree';

type Finding = [message: string, fix: string];

/**
 * Finds what a page leaves out, changes or shows as signs: raw HTML, links that lead nowhere, marks
 * that Markdown does not read as such. Lines are relative to the text.
 *
 * @param markdown - the text of the tree
 */
export function findLosses(tree: Root, markdown: string): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, [message, fix]: Finding): void => {
    problems.push({ file: 'text', line, field: 'body', message, fix });
  };
  const sourceOf = ({ position }: Nodes) =>
    markdown.slice(position?.start.offset, position?.end.offset);
  const addresses = definedAddresses(tree);
  const notes = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void notes.add(identifier));
  const opened = openedElements(tree);

  visit(tree, (node: Nodes, index, parent) => {
    const line = node.position?.start.line ?? 1;
    const found = (finding: Finding | undefined) => (finding ? report(line, finding) : undefined);
    switch (node.type) {
      case 'html':
        return found(htmlFinding(node, opened, parent));
      case 'definition':
        return found(commentFinding(node.title));
      case 'link':
        return found(
          commentFinding(node.title) ?? addressFinding(node.url, textOf(node) || imageIn(node)),
        );
      case 'linkReference':
        return found(
          addressFinding(addresses.get(node.identifier) ?? '/', textOf(node) || imageIn(node)),
        );
      case 'image':
        return found(commentFinding(node.alt) ?? commentFinding(node.title));
      case 'heading':
        return found(headingFinding(node, sourceOf(node)));
      case 'code':
        return found(codeFinding(node, sourceOf(node)));
      case 'table':
        for (const [row, finding] of tableFindings(node, sourceOf)) report(row, finding);
        return undefined;
      case 'blockquote':
        return found(asideFinding(node) ?? wrapFinding(node, sourceOf(node), index, parent));
      case 'list':
        return found(wrapFinding(node, sourceOf(node), index, parent));
      case 'paragraph': {
        if (parent?.type !== 'listItem' && parent?.type !== 'footnoteDefinition') return undefined;
        // A line without indentation that starts like a sentence.
        const [above] = /^.*?\n(?=\p{Lu})/su.exec(sourceOf(node)) ?? [];
        if (above === undefined) return undefined;
        const what = parent.type === 'listItem' ? 'item' : 'note';
        const message = `this line is a part of the ${what} above it`;
        const fix = 'put an empty line before it, or two spaces at its start to keep it there';
        return report(line + above.split('\n').length - 1, [message, fix]);
      }
      case 'listItem':
        return found(numberFinding(sourceOf(node)));
      case 'emphasis':
      case 'strong':
      case 'delete':
        return found(wordFinding(node, markdown));
      case 'footnoteDefinition': {
        const message = `nothing in the text refers to the note [^${node.label ?? node.identifier}]`;
        const fix = `write [^${node.label ?? node.identifier}] where it belongs, or remove it`;
        return notes.has(node.identifier) ? undefined : found([message, fix]);
      }
      case 'text':
        for (const [below, finding] of textFindings(node, sourceOf(node), index === 0, parent)) {
          report(line + below, finding);
        }
        return undefined;
      default:
        return undefined;
    }
  });
  return problems;
}

/** What to write instead of an HTML element. */
const instead: Readonly<Record<string, string>> = {
  a: 'write a link as [text](address)',
  audio: 'link the page with the recording',
  b: 'write **text**',
  blockquote: 'start the lines with >',
  br: 'end the line with a backslash',
  code: 'write `code`',
  del: 'write ~~text~~',
  details: 'write a heading, and the text below it',
  em: 'write *text*',
  h1: 'start the line with ##',
  h2: 'start the line with ##',
  h3: 'start the line with ###',
  hr: 'write --- between two empty lines',
  i: 'write *text*',
  iframe: 'link the page that the frame shows',
  img: 'write a picture as ![what it shows](./file.jpg)',
  kbd: 'write `key`',
  li: 'start the line with -',
  ol: 'start the lines with 1. 2. 3.',
  p: 'put an empty line between paragraphs',
  pre: 'write code between lines of ```',
  s: 'write ~~text~~',
  strong: 'write **text**',
  sub: 'write the sign itself, such as ₂, or use words',
  summary: 'write a heading, and the text below it',
  sup: 'write the sign itself, such as ², or a footnote [^1]',
  table: 'write rows with | between the cells',
  ul: 'start the lines with -',
  video: 'link the page with the video',
};

/** Names of the elements that the HTML of a text opens. */
function openedElements(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'html', ({ value }) => {
    for (const [, name = ''] of value.matchAll(/<([a-z][\w-]*)/gi)) names.add(name.toLowerCase());
  });
  return names;
}

/** A placeholder that Markdown reads as a tag: three words or more, without attributes. */
const isPlaceholderTag = /^<\p{L}[^<>=\s]*\s[^<>=]*[^<>=\s]\s[^<>=]*>$/u;

const placeholderFinding = (found: string): Finding => [
  `${found} is a placeholder`,
  'replace it, or put it in backticks',
];

/** Comments are left out on purpose, placeholders are reported elsewhere, `<br>` breaks cells. */
function htmlFinding(
  node: Html,
  opened: ReadonlySet<string>,
  parent?: Parents,
): Finding | undefined {
  if (isOpenComment(node)) {
    return ['this comment has no end: the rest of the text is left out', 'write --> where it ends'];
  }
  const rest = node.value.replaceAll(/<!--.*?-->/gs, '').trim();
  if (rest === '' || isBreakInCell(node, parent)) return undefined;
  if (parent?.type !== 'paragraph' && isPlaceholderLine(rest)) return undefined;
  if (isPlaceholderTag.test(rest)) return placeholderFinding(rest);
  const [tag = rest, name = ''] = /<\/?([a-z][\w-]*)[^>]*>?/i.exec(rest) ?? [];
  // An element in a paragraph is reported once, where it starts.
  if (tag.startsWith('</') && opened.has(name.toLowerCase())) return undefined;
  const known = Object.hasOwn(instead, name.toLowerCase());
  const fix =
    (known && instead[name.toLowerCase()]) || 'remove the tag, and use Markdown for what it did';
  return [
    `HTML is not shown: ${tag.length > 60 ? `${tag.slice(0, 57)}…` : tag}`,
    `${fix}; if readers are to see the tag itself, put it in backticks`,
  ];
}

const imageIn = (link: Parents) =>
  link.children.some(({ type }) => /^image/.test(type)) ? 'x' : '';

function addressFinding(url: string, words: string): Finding | undefined {
  if (url.trim() === '' || url === '#') {
    return [`the link "${words}" has no address`, 'write it between the round brackets'];
  }
  if (words.trim() === '') {
    return [`the link to ${url} has no words`, `write them between the brackets: [words](${url})`];
  }
  const hidden = invisibleIn(url, { isAddress: true });
  if (hidden) return [hidden.message, hidden.fix];
  if (keepsLink(url)) return undefined;
  const schemes = linkSchemes.map((scheme) => `${scheme}:`).join(', ');
  return [`a page has no link to ${url}`, `start it with /, or one of ${schemes}; or write words`];
}

const commentFinding = (text?: string | null): Finding | undefined =>
  text?.includes('<!--')
    ? ['a comment here is published', 'put it on a line of its own']
    : undefined;

function headingFinding(node: Heading, source: string): Finding | undefined {
  if (textOf(node).trim() === '' && !imageIn(node)) {
    return ['the heading has no words', 'write them after the #, or remove the line'];
  }
  // A heading by a line of --- or === below it is often meant as a rule.
  const lines = source.split('\n');
  const isUnderlined = lines.length > 1;
  const isMeant =
    lines.length === 2 && !/\p{Terminal_Punctuation}$/u.test(lines[0] ?? '') && node.depth > 1;
  if (!isUnderlined && node.depth === 1) {
    return [`"# ${textOf(node)}" is a second title of the page`, 'start the line with ##'];
  }
  if (!isUnderlined || isMeant) return undefined;
  return [
    `the line ${lines.at(-1)?.trim()} makes a heading of the lines above it`,
    'put an empty line before it for a rule, or start a heading with ##',
  ];
}

/** Whether code that is only indented looks like a list or a sentence. */
const looksLikeText = /^(?:[-*+] |\d+[.)] |> |\p{Lu}\S* \S+ \S+ )/u;

function codeFinding({ lang, meta, value }: Code, source: string): Finding | undefined {
  const isFenced = /^(?:```|~~~)/.test(source);
  if (!isFenced && (looksLikeText.test(value) || value.trimStart().search(shownComment) === 0)) {
    return ['the four spaces before this text make code of it', 'remove spaces, or use ```'];
  }
  if (isFenced && !new RegExp(`\\n[ >\\t]*${source.slice(0, 3)}[\`~]*$`).test(source)) {
    return ['this code has no end: the rest of the text counts as code', 'end it with a line ```'];
  }
  if (isFigureLanguage(lang) && value.includes('<!--')) return commentFinding(value);
  if (!meta) return undefined;
  const name = isFigureLanguage(lang) ? lang : 'language';
  return [`"${meta}" after the ${name} is not shown`, 'remove it, or write it above the block'];
}

/** Signs within a word, as in `2*3*4`. Languages without spaces mark words like that. */
function wordFinding(
  { position }: Emphasis | Strong | Delete,
  markdown: string,
): Finding | undefined {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
  const source = markdown.slice(start, end);
  const around = `${markdown[start - 1] ?? ''}${markdown[end] ?? ''}`;
  if (!/^[\p{Script=Latin}\p{N}]{2}$/u.test(around)) return undefined;
  // Letters of a word may have emphasis. A single one between asterisks is more often a formula.
  if (/^(?:(\*\*|~~)\p{L}+\1|\*\p{L}{2,}\*)$/u.test(source)) return undefined;
  return [
    `the signs of ${source} are left out within a word`,
    'as text, write a backslash before each of them, or use ×; otherwise mark the whole word',
  ];
}

/** A part of a sentence that became a list or a quotation because a line starts with its sign. */
function wrapFinding(
  { children, position }: List | Blockquote,
  source: string,
  index = 0,
  parent?: Parents,
): Finding | undefined {
  const before = parent?.children[index - 1];
  if (children.length > 1 || before?.type !== 'paragraph' || parent?.type === 'listItem') {
    return undefined;
  }
  if (before.position?.end.line !== (position?.start.line ?? 0) - 1) return undefined;
  if (/[.:!?…]\P{L}*$/u.test(textOf(before))) return undefined;
  const [sign] = /^(?:1[.)]|[-*+](?= [^\p{Lu}\s*[])|>(?=[ =]*\d))/u.exec(source) ?? [];
  if (sign === undefined) return undefined;
  return [
    `${sign} at the start of the line ends the sentence above it`,
    'put it at the end of that line, or put an empty line before a list or a quotation',
  ];
}

/** A sentence that starts with a year is an item of a list, which counts on from there. */
function numberFinding(source: string): Finding | undefined {
  const [number] = /^\d{3,}(?=[.)])/.exec(source) ?? [];
  if (number === undefined) return undefined;
  const fix = `write ${number}\\. for a number, or start the sentence with a word`;
  return [`the number ${number} at the start of the line makes a list`, fix];
}

/** Rows with more cells than the head, whose last cells are left out, and lines that are no rows. */
function tableFindings(
  { children: [head, ...rows] }: Table,
  sourceOf: (node: Nodes) => string,
): [line: number, Finding][] {
  const columns = head?.children.length ?? 0;
  const start = head && sourceOf(head).startsWith('|') ? /^\|/ : /\|/;
  return rows.flatMap((row): [number, Finding][] => {
    const cells = row.children.length;
    // Cells that are too many are not in the tree.
    const source = sourceOf(row).replaceAll('\\|', '');
    const line = row.position?.start.line ?? 1;
    if (!start.test(source)) {
      const message = 'this line is a row of the table above it';
      return [[line, [message, 'put an empty line before it, or start the row with |']]];
    }
    const written = Math.max(cells, source.replace(/^\s*\||\|\s*$/g, '').split('|').length);
    if (written <= columns) return [];
    const message = `the row has ${written} cells and the head of the table ${columns}: the last are left out`;
    const fix = 'add a column to the head, or write \\| for a line within a cell';
    return [[line, [message, fix]]];
  });
}

function asideFinding({ children: [paragraph] }: Blockquote): Finding | undefined {
  const [mark] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const [, name = '', rest = ''] = (mark?.type === 'text' && asideMark.exec(mark.value)) || [];
  if (!name) return undefined;
  if (!isAsideName(name)) {
    return [`there is no aside "[!${name}]"`, 'use one of NOTE, TIP, IMPORTANT, WARNING, CAUTION'];
  }
  if (rest.trim() === '' || rest.startsWith('\n')) return undefined;
  return [
    `text beside [!${name}] keeps it from being an aside`,
    'start it on the next line, with >',
  ];
}

/** Start of a line that two items of a list have in a row, and one line of a sentence may have. */
const mark = String.raw`(?:[-*+]\p{L}|\d+[.)]\p{L}|[–—] |\([\da-z]+\) |[a-z][.)] )`;

/** Signs that Markdown shows because it does not read them as what they are meant for. */
const signs: readonly { pattern: RegExp; first?: boolean; finding(found: string): Finding }[] = [
  {
    pattern: shownComment,
    finding: () => [
      'a comment here is published',
      'write it as <!-- … -->, in a paragraph of its own',
    ],
  },
  {
    pattern: /!?\[[^\][]*\]\((?=[^)\s]*[/.#:])[^)\n]*\s[^)\n]*\)/,
    finding: (found) => [
      `${found} is shown as text, because its address has a space`,
      'write %20 for the space, or put the address in angle brackets: (<…>)',
    ],
  },
  {
    pattern: /\] \((?:\/|#|\.\/|https?:)[^)]*\)|\([^()]+\)\[(?:$|(?:\/|#|\.\/)[^\]]*\])/,
    finding: (found) => [
      `${found} is shown as text`,
      'write a link as [words](address), without a space',
    ],
  },
  {
    // What other programs read: highlights, links between notes, containers, attributes, formulas.
    pattern:
      /(?<!\S)==[^\s=][^=]*==(?!\w)|\[\[\p{L}[^\]]*\]\]|^(?::::|!!! ).*$|\{(?::|[#.][\w-])[^{}]*\}|\{%[^%]*%\}|\$\$|\$(?!\d)[^$\n]*\\[a-z]+[^$\n]*\$/mu,
    finding: (found) => [
      `${found} is shown as text`,
      'write it as docs/editing.md says, or put it in backticks',
    ],
  },
  {
    pattern: placeholderInText,
    finding: placeholderFinding,
  },
  {
    pattern: /^={7}$/m,
    finding: () => ['a line of ======= is left of a merge', 'remove it, and keep one version'],
  },
  {
    pattern: /\*\*|(?<![\p{L}\p{N}_])__(?=\p{L})/u,
    finding: (found) => [
      `the signs ${found} are shown as text`,
      'put them right beside the words, with a space outside of them; as text, write \\*\\*',
    ],
  },
  {
    pattern: /(?<=[\p{L}\d)])(?:~\w+[+−-]?~|\^\w+[+−-]?\^)/u,
    finding: (found) => [`${found} is shown as text`, 'write the sign itself, such as ₂ or ²'],
  },
  {
    pattern: /(?<![^\s(]):[a-z][a-z0-9_+-]*:(?![^\s).,!?])/,
    finding: (found) => [`${found} is shown as text`, 'write the sign itself, or words'],
  },
  {
    pattern: /^(?:#{1,6}|[-*+]|\d+[.)])[\u00a0\u2000-\u200a\u202f\u3000]/m,
    first: true,
    finding: () => [
      'a special space follows the sign at the start of the line',
      'use an ordinary space',
    ],
  },
  {
    // Lists and tables that are pasted from other programs.
    pattern: new RegExp(
      `(?:^|: )[•·▪◦‣●■]\\s*\\S.*$|^(?:-|\\d+[.)])\\p{Lu}.*$|^${mark}.*$(?=\n${mark})`,
      'mu',
    ),
    first: true,
    finding: (found) => [
      `"${found}" is no item of a list`,
      'start each item with "- " or "1. ", and put an empty line before the first',
    ],
  },
  {
    pattern: /^\|.*\|$/m,
    first: true,
    finding: (found) => [
      `"${found}" is no row of a table`,
      'put | --- | --- | below the first row',
    ],
  },
  {
    pattern: /^(?:#{2,6}[^\s#]|#\p{Lu}).*$/u,
    first: true,
    finding: (found) => [`"${found}" is shown as text`, 'put a space after the #, or write \\#'],
  },
];

/** @returns the line of each, from that of the node */
function textFindings(
  { value }: Text,
  source: string,
  isFirst: boolean,
  parent?: Parents,
): [line: number, Finding][] {
  return signs.flatMap(({ pattern, first, finding }): [number, Finding][] => {
    if (first && !(isFirst && parent?.type === 'paragraph')) return [];
    const [found = ''] = pattern.exec(value) ?? [];
    // What has a backslash before it, or is written as an entity, is meant as text.
    if (found === '' || !source.includes(found)) return [];
    return [[source.slice(0, source.indexOf(found)).split('\n').length - 1, finding(found)]];
  });
}
