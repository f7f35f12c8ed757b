import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { escapeRegExp } from '#lib/content/check/prose';
import { products } from '#lib/content/collections/products';
import { site } from '#lib/content/collections/site';
import { team } from '#lib/content/collections/team';
import { filesIn } from '#lib/fixtures/files-in';

/** Folders of code. packages/demos are demos of the sample, as content/ is its text. */
const folders = ['app', 'components', 'lib', 'server', 'scripts', 'e2e', 'packages/thread-art'];

const files = filesIn(...folders)
  .filter((file) => /\.(?:tsx?|mjs|js|css)$/.test(file))
  .filter((file) => !/node_modules|\/dist\/|^e2e\/company\//.test(file));

/** The sample. Another company may have the name of a word of the code. */
const sample = readFileSync('e2e/pictures/company.txt', 'utf8').trim();

it('no code or test names the sample, a person or a product of it', () => {
  const named = site().name === sample ? [...team.all(), ...products.all()] : [];
  const names = named.flatMap((each) => ('name' in each ? [each.name] : [each.id, each.title]));
  const escaped = [sample, ...names].map(escapeRegExp);
  const pattern = new RegExp(`(?<!\\w)(?:${escaped.join('|')})(?!\\w)`, 'i');
  const found = files.flatMap((file) => {
    const match = pattern.exec(readFileSync(file, 'utf8'));
    return match ? [`${file}: ${match[0]}`] : [];
  });
  expect(found).toEqual([]);
});
