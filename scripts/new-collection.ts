import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentPath } from '#lib/content/load/content-folder';
import { slug } from '#lib/content/schema/fields';

const templates = 'scripts/collection';

/** Files of a collection by their template. @param name - e.g. `cases` */
const filesOf = (name: string, one: string): Record<string, string> => ({
  'definition.txt': `lib/content/collections/${name}.ts`,
  'list-page.txt': `app/(site)/${name}/page.tsx`,
  'entry-page.txt': `app/(site)/${name}/[id]/page.tsx`,
  'texts.json': contentPath('pages', `${name}.json`),
  'entry.json': contentPath(name, `example-${one}.json`),
});

const table = 'lib/site/pages.ts';

/**
 * Writes a new kind of entries: its definition, its two pages, the texts of its list and an example, and
 * its row in the table of pages.
 *
 * @param name - plural, also its folder and its address, e.g. `cases`
 * @returns the message for the author
 * @throws Error that says why nothing was written
 */
export function writeCollection(name: string): string {
  const [issue] = slug.safeParse(name).error?.issues ?? [];
  if (issue || !/^[a-z]{3,}s$/.test(name)) {
    throw new Error(
      `"${name}" can be no collection: write a plural of small letters, such as cases`,
    );
  }
  const one = name.replace(/ies$/, 'y').replace(/s$/, '');
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const words: Record<string, string> = {
    ...{ '%names%': name, '%name%': one },
    ...{ '%Names%': title, '%Name%': one.slice(0, 1).toUpperCase() + one.slice(1) },
  };
  const files = Object.entries(filesOf(name, one));
  // A folder of app/ has these addresses, and the definition can not have these names.
  const taken = [path.join('app', name), ...files.map(([, file]) => file)].find((file) =>
    existsSync(file),
  );
  if (['aliases', 'class', 'messages', 'series'].includes(name))
    throw new Error(`"${name}" is a word of the code. Choose another name.`);
  if (taken) throw new Error(`${taken} exists already. Choose another name.`);
  const pages = readFileSync(table, 'utf8');
  const row = `  ${name}: {
    path: '/${name}',
    picture: 'services',
    image: false,
    type: 'CollectionPage',
    entries: '${name}',
  },
`;
  const withRow = pages.replace(/^ {2}search: \{/m, (next) => row + next);
  if (withRow === pages)
    throw new Error(`${table} has no row "search", before which the new one goes`);
  for (const [template, file] of files) {
    const text = readFileSync(path.join(templates, template), 'utf8');
    mkdirSync(path.dirname(file), { recursive: true });
    const filled = text.replace(/%\w+%/g, (word) => words[word] ?? word);
    writeFileSync(file, filled);
  }
  writeFileSync(table, withRow);
  return [
    ...files.map(([, file]) => file),
    table,
    `/${name} is ready. Add a link to it in ${contentPath('nav.json')}, then: npm run check:content`,
  ].join('\n');
}
