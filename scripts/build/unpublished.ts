import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { isParsed, isPublishedFile, type ParsedFile } from '#lib/content/load/content-file';
import { contentPath } from '#lib/content/load/content-folder';
import { inspectAll } from '#lib/content/load/registry';
import { stringsIn } from '#lib/content/schema/strings-in';
import { editorMessages } from '#lib/site/editor-messages';
import * as messages from '#lib/site/messages';
import { pageRows } from '#lib/site/pages';

/** Text of an unpublished entry, found in a file of the export. */
export interface Leak {
  /** Path below the export folder. */
  file: string;
  /** Content file of the entry. */
  entry: string;
  text: string;
}

/**
 * Prints every text of a draft or a future entry that the export contains.
 *
 * @throws Error if there is one
 */
export async function checkUnpublished(out: string): Promise<void> {
  const leaks = await findLeaks(out, inspectAll().files.filter(isParsed));
  for (const { file, entry, text } of leaks) {
    console.error(`${entry} is not published yet, but ${file} contains "${text}"`);
  }
  if (leaks.length > 0) throw new Error('The export has texts of unpublished entries');
}

/**
 * Searches the export for ids, fields and lines of unpublished entries. Skips texts that a
 * published entry or the interface contains too.
 *
 * @param out - folder of the export, before its files are compressed
 */
export async function findLeaks(out: string, files: readonly ParsedFile[]): Promise<Leak[]> {
  // The code has names and addresses of all pages, also of those that are off.
  const isPage = ({ file }: ParsedFile) => file.startsWith(contentPath('pages/'));
  const hidden = files.filter((file) => !isPublishedFile(file) && !isPage(file));
  if (hidden.length === 0) return [];
  const interfaceTexts = stringsIn({ ...messages, editorMessages }).map(({ value }) =>
    plain(value),
  );
  const published = [...files.filter(isPublishedFile).flatMap(textsOf), ...interfaceTexts].join(
    '\n',
  );
  const secrets = hidden.map((file) => ({
    entry: file.file,
    texts: [...secretsOf(file), ...picturesOf(file)].filter((text) => !published.includes(text)),
    ...namesOf(file),
  }));
  const leaks: Leak[] = [];
  for (const file of await readdir(out, { recursive: true })) {
    const name = file.split(path.sep).join('/');
    const isText = /\.(?:html|txt|md|json|xml|rss|js|mjs|css|svg|map|webmanifest|vtt|ics)$/.test(
      name,
    );
    const raw = isText ? await readFile(path.join(out, file), 'utf8') : '';
    const content = normalized(raw);
    for (const { entry, texts, address, inName, id } of secrets) {
      const found = texts.find((text) => content.includes(text));
      if (found !== undefined) leaks.push({ file: name, entry, text: found });
      else if (address.test(content) || inName.test(name)) {
        leaks.push({ file: name, entry, text: id });
      }
    }
  }
  return leaks;
}

/** Folders of the entries of a collection: that of the content, and those of the page that lists them. */
function placesOf(folder: string): string[] {
  const { path: page = '', also = [] } = pageRows.find(({ entries }) => entries === folder) ?? {};
  return [folder, ...[page, ...also].filter(Boolean).map((each) => each.slice(1))];
}

/** Patterns that match the id in an address, in a JSON value and in a file name. */
function namesOf({ id, file }: ParsedFile) {
  const folder = path.basename(path.dirname(file));
  const end = '(?![a-z0-9-])';
  const places = `(?:${placesOf(folder).join('|')})`;
  return {
    id,
    address: new RegExp(`/${places}/${id}${end}|"id": ?"${id}"|${folder}\\.${id}\\.`),
    inName: new RegExp(`(?:^|[/.])${places}[./]${id}${end}`),
  };
}

/** All fields and lines of an entry, without Markdown syntax. */
const textsOf = ({ source }: ParsedFile): string[] =>
  [...stringsIn(source.data).map(({ value }) => value), ...linesOf(source.body)].map(plain);

/**
 * Texts to search for: the descriptive fields and the longer lines. Tags, single words and other short
 * texts are ordinary words that the code of the site may contain too.
 */
function secretsOf({ source }: ParsedFile): string[] {
  const fields = ['title', 'excerpt', 'abstract'].map((name) => Object(source.data)[name]);
  return [
    ...fields
      .map((value) => plain(String(value ?? '')))
      .filter((text) => text.length >= 12 && /[^\w-]/.test(text)),
    ...linesOf(source.body)
      .map(plain)
      // The address of another entry is no secret, or is found by its id.
      .filter((text) => text.length >= 30 && !/^\/\S*$/.test(text)),
  ];
}

/** Names of the picture files that a text shows. */
const picturesOf = ({ source }: ParsedFile): string[] =>
  [...source.body.matchAll(/!\[[^\]]*\]\(([^)\s?#]+)/g)].map(([, url = '']) => path.basename(url));

const linesOf = (body: string) => body.split(/\n|[*_`[\]()|]/);

const plain = (text: string) =>
  normalized(text)
    .replace(/^[\s#>+-]+/, '')
    .trim();

/** Decodes the escapes that HTML, JSON and URLs may add to titles and sentences. */
function normalized(text: string): string {
  return text
    .replace(/&(?:quot|#x22|#34);|\\u0022|\\"|“|”/g, '"')
    .replace(/&(?:apos|#x27|#39);|\\u0027|’/g, "'")
    .replace(/&(?:amp|#x26|#38);|\\u0026/g, '&')
    .replace(/&(?:lt|#x3c|#60);|\\u003c/gi, '<')
    .replace(/&(?:gt|#x3e|#62);|\\u003e/gi, '>')
    .replace(/\\n/g, '\n');
}
