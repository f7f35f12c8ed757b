import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { whitepapers } from '#lib/content/collections/whitepapers';
import { tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { isShown } from '#lib/content/shown-pages';
import { sizeMark } from '#lib/site/downloads';
import { findBrowser } from '../browser';
import { cssString, paperStyle } from './paper-pdf';
import {
  announcePrints,
  fillSizes,
  makePrints,
  type Print,
  plannedPrints,
  sizeLabel,
} from './prints';

const launch = vi.hoisted(() => vi.fn());
vi.mock('../browser', () => ({ findBrowser: vi.fn() }));
vi.mock('@playwright/test', () => ({ chromium: { launch } }));

afterEach(() => {
  vi.restoreAllMocks();
  launch.mockReset();
  vi.mocked(findBrowser).mockReset();
});

describe('announcePrints', () => {
  it('announces nothing without a browser, and prints one line', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect((await announcePrints()).prints).toEqual([]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).toContain('print view');
    expect(launch).not.toHaveBeenCalled();
  });

  it('announces nothing when the browser does not start', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.mocked(findBrowser).mockReturnValue('/browser');
    launch.mockRejectedValue(new Error('missing library'));
    expect((await announcePrints()).prints).toEqual([]);
  });

  it('announces what is planned when it starts', async () => {
    vi.mocked(findBrowser).mockReturnValue('/browser');
    const close = vi.fn();
    launch.mockResolvedValue({ close, version: () => '1.0' });
    const plan = await announcePrints();
    expect(plan.browserVersion).toBe('1.0');
    const addresses = plan.prints.map(({ address }) => address);
    expect(addresses).toEqual(plannedPrints().map(({ address }) => address));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('plannedPrints', () => {
  it('plans a PDF of each downloadable paper, and a PNG of the map of tools', () => {
    const addresses = plannedPrints().map(({ address }) => address);
    const papers = whitepapers.all().filter(({ downloadable }) => downloadable);
    expect(addresses.filter((address) => address.endsWith('.pdf'))).toHaveLength(papers.length);
    expect(addresses.some((address) => address.endsWith('.png'))).toBe(isShown('landscape'));
    // They are passed in one environment variable, separated by spaces.
    expect(addresses.join('')).not.toContain(' ');
  });
});

describe('makePrints', () => {
  let folder: string;
  const make = vi.fn(async () => Buffer.from('printed'));
  const print: Print = { address: '/paper.pdf', source: '/paper', settings: 'A4', make };
  const put = (name: string, text: string) => writeIn(folder, `out/${name}`, text);
  const page = (body: string, { style = '/a.css', payload = '' } = {}) =>
    `<link rel="stylesheet" href="${style}" disabled/>${body}<script>${payload}</script>`;
  const run = async (given = print, browserVersion = '1.0') => {
    return makePrints(path.join(folder, 'out'), { prints: [given], browserVersion });
  };

  beforeEach(() => {
    folder = tempProject({
      'out/paper.html': page('<img src="/a.svg">'),
      'out/a.css': 'p { color: red }',
      'out/b.css': 'p { color: red }',
      'out/a.svg': '<svg/>',
    });
    vi.stubEnv('BUILD_CACHE', path.join(folder, 'cache'));
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.mocked(findBrowser).mockReturnValue('/browser');
    launch.mockResolvedValue({
      newContext: async () => ({ route: async () => undefined }),
      close: async () => undefined,
    });
    make.mockClear();
  });
  afterEach(() => void vi.unstubAllEnvs());

  it('starts no browser when there is nothing to print', async () => {
    expect(await makePrints('nowhere', { prints: [], browserVersion: '' })).toEqual(new Map());
    expect(launch).not.toHaveBeenCalled();
  });

  it('fails when the browser is missing, because pages link the files', async () => {
    launch.mockRejectedValue(new Error('gone'));
    await expect(run()).rejects.toThrow('does not start');
  });

  it('prints once, and starts no browser for cached files', async () => {
    expect(await run()).toEqual(new Map([['/paper.pdf', '0 kB']]));
    rmSync(path.join(folder, 'out/paper.pdf'));
    await run();
    expect(make).toHaveBeenCalledTimes(1);
    expect(launch).toHaveBeenCalledTimes(1);
    expect(readFileSync(path.join(folder, 'out/paper.pdf'), 'utf8')).toBe('printed');
  });

  it.each([
    ['its words', () => put('paper.html', page('<img src="/a.svg">More'))],
    ['a picture', () => put('a.svg', '<svg><path/></svg>')],
    ['the text of a style sheet', () => put('a.css', 'p { color: blue }')],
  ])('prints again after a change of %s', async (_, change) => {
    await run();
    change();
    await run();
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('prints again with other settings or another browser', async () => {
    await run();
    await run({ ...print, settings: 'Letter' });
    await run(print, '2.0');
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('does not print a page again when only its scripts or the name of a style sheet change', async () => {
    await run();
    put('paper.html', page('<img src="/a.svg">', { payload: '0:b', style: '/b.css' }));
    await run();
    expect(make).toHaveBeenCalledTimes(1);
  });
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
  expect(paperStyle('One: two')).toContain('content: "One: two"');
});
