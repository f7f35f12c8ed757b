import path from 'node:path';
import { expect, it, vi } from 'vitest';

import { readIn, tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { landscapePng, sizeMark } from '#lib/site/downloads';
import { announcePrints, cssString, fillSizes, makePrints, sizeLabel } from './prints';

it.each([
  ['is none', 'none'],
  ['is one that does not start', process.execPath],
])('announces nothing where the browser %s', async (_, browser) => {
  vi.stubEnv('CHROME_PATH', browser);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await announcePrints()).toEqual([]);
  expect(log.mock.calls).toEqual([[expect.stringContaining('print view')]]);
});

it('fails without a browser when pages link files', async () => {
  vi.stubEnv('CHROME_PATH', 'none');
  const folder = tempProject({ 'paper.html': '' });
  await makePrints(folder, []);
  const print = { address: '/paper.pdf', of: 'paper.html', make: async () => Buffer.from('') };
  await expect(makePrints(folder, [print])).rejects.toThrow('does not start');
});

it('prints again only what shows something else', async () => {
  const folder = tempProject({});
  vi.stubEnv('BUILD_CACHE', path.join(folder, 'cache'));
  const make = vi.fn(async () => Buffer.from('a print'));
  const printsOf = async (page: string, picture: string) => {
    writeIn(folder, 'paper.html', page);
    writeIn(folder, 'a.svg', picture);
    await makePrints(folder, [{ address: '/paper.pdf', of: 'paper.html', make }]);
    expect(readIn(folder, 'paper.pdf')).toBe('a print');
    return make.mock.calls.length;
  };
  expect(await printsOf('<img src="/a.svg"><script>1</script>', 'a')).toBe(1);
  expect(await printsOf('<img src="/a.svg"><script>2</script>', 'a')).toBe(1);
  expect(await printsOf('<img src="/a.svg">', 'b')).toBe(2);
  expect(await printsOf('<img src="/a.svg">!', 'b')).toBe(3);
});

it.each([
  [994_999, '995 kB'],
  [995_000, '1.0 MB'],
])('says %d bytes as %s', (bytes, label) => expect(sizeLabel(bytes)).toBe(label));

it('fills the sizes into pages and payloads', async () => {
  const text = `(${sizeMark('/a.pdf')}) (${sizeMark('/b.pdf')})`;
  const folder = tempProject({ 'page.html': text, 'page.txt': text, 'page.js': text });
  await fillSizes(folder, new Map([['/a.pdf', '1 kB']]));
  const read = (name: string) => readIn(folder, name);
  expect(read('page.html')).toBe(`(1 kB) (${sizeMark('/b.pdf')})`);
  expect(read('page.txt')).toBe(read('page.html'));
  expect(read('page.js')).toBe(text);
});

it('escapes a title in a CSS string, and the name of the company in the one of a file', () => {
  expect(cssString('A "b" \\ </style>')).toBe('"A \\22 b\\22  \\5c  \\3c /style>"');
  expect(landscapePng('North & West')).toBe('/landscape/north-west-genai-landscape.png');
});
