import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { whitepapers } from '#lib/content/collections/whitepapers';
import { tempProject } from '#lib/content/fixtures/temp-project';
import { isShown } from '#lib/content/pages/shown-pages';
import { sizeMark } from '#lib/site/downloads';
import {
  announcePrints,
  cssString,
  fillSizes,
  makePrints,
  plannedPrints,
  sizeLabel,
} from './prints';

const log = vi.spyOn(console, 'log');
beforeEach(() => void log.mockReset().mockReturnValue());
afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['is none', 'none'],
  ['is one that does not start', process.execPath],
])('announces nothing where the browser %s', async (_, browser) => {
  vi.stubEnv('CHROME_PATH', browser);
  expect(await announcePrints()).toEqual([]);
  expect(log.mock.calls).toEqual([[expect.stringContaining('print view')]]);
});

it('fails without a browser when pages link files', async () => {
  vi.stubEnv('CHROME_PATH', 'none');
  await makePrints('nowhere', []);
  const print = { address: '/paper.pdf', make: async () => Buffer.from('') };
  await expect(makePrints('nowhere', [print])).rejects.toThrow('does not start');
});

it('plans a PDF of each downloadable paper, and a PNG of the map of tools', () => {
  const addresses = plannedPrints().map(({ address }) => address);
  const papers = whitepapers.all().filter(({ downloadable }) => downloadable);
  expect(addresses.filter((address) => address.endsWith('.pdf'))).toHaveLength(papers.length);
  expect(addresses.some((address) => address.endsWith('.png'))).toBe(isShown('landscape'));
  // They are passed in one environment variable, separated by spaces.
  expect(addresses.join('')).not.toContain(' ');
});

it.each([
  [412_345, '412 kB'],
  [994_999, '995 kB'],
  [995_000, '1.0 MB'],
  [2_340_000, '2.3 MB'],
])('says %d bytes as %s', (bytes, label) => expect(sizeLabel(bytes)).toBe(label));

it('fills the sizes into pages and payloads', async () => {
  const text = `(${sizeMark('/a.pdf')}) (${sizeMark('/b.pdf')})`;
  const folder = tempProject({ 'page.html': text, 'page.txt': text, 'page.js': text });
  await fillSizes(folder, new Map([['/a.pdf', '1 kB']]));
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  expect(read('page.html')).toBe(`(1 kB) (${sizeMark('/b.pdf')})`);
  expect(read('page.txt')).toBe(read('page.html'));
  expect(read('page.js')).toBe(text);
});

it('escapes a title in a CSS string', () => {
  expect(cssString('A "b" \\ </style>')).toBe('"A \\22 b\\22  \\5c  \\3c /style>"');
});
