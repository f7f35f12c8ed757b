import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { whitepapers } from '#lib/content/collections/whitepapers';
import { sizeMark } from '#lib/site/downloads';
import { findBrowser } from './browser';
import { cssString, paperStyle } from './pdf';
import { announcePrints, fillSizes, makePrints, plannedPrints, sizeLabel } from './prints';

const launch = vi.hoisted(() => vi.fn());
vi.mock('./browser', () => ({ findBrowser: vi.fn() }));
vi.mock('@playwright/test', () => ({ chromium: { launch } }));

afterEach(() => {
  vi.restoreAllMocks();
  launch.mockReset();
  vi.mocked(findBrowser).mockReset();
});

describe('announcePrints', () => {
  it('announces nothing without a browser, and says so in one line', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(await announcePrints()).toEqual([]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).toContain('print view');
    expect(launch).not.toHaveBeenCalled();
  });

  it('announces nothing when the browser does not start', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.mocked(findBrowser).mockReturnValue('/browser');
    launch.mockRejectedValue(new Error('missing library'));
    expect(await announcePrints()).toEqual([]);
  });

  it('announces what is planned when it starts', async () => {
    vi.mocked(findBrowser).mockReturnValue('/browser');
    const close = vi.fn();
    launch.mockResolvedValue({ close });
    const addresses = (await announcePrints()).map(({ address }) => address);
    expect(addresses).toEqual(plannedPrints().map(({ address }) => address));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('plannedPrints', () => {
  it('plans a PDF of each downloadable paper, and one PNG', () => {
    const addresses = plannedPrints().map(({ address }) => address);
    const papers = whitepapers.all().filter(({ downloadable }) => downloadable);
    expect(addresses.filter((address) => address.endsWith('.pdf'))).toHaveLength(papers.length);
    expect(addresses.filter((address) => address.endsWith('.png'))).toHaveLength(1);
    // They travel in one variable, with spaces between.
    expect(addresses.join('')).not.toContain(' ');
  });
});

describe('makePrints', () => {
  it('needs no browser for nothing', async () => {
    expect(await makePrints('nowhere', [])).toBe(true);
    expect(findBrowser).not.toHaveBeenCalled();
  });

  it('fails when the browser is gone: pages link what would be missing', async () => {
    await expect(makePrints('nowhere', plannedPrints())).rejects.toThrow('does not start');
  });
});

it.each([
  [412_345, '412 kB'],
  [994_999, '995 kB'],
  [995_000, '1.0 MB'],
  [2_340_000, '2.3 MB'],
])('says %d bytes as %s', (bytes, label) => expect(sizeLabel(bytes)).toBe(label));

it('puts sizes into pages and leaves other files alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'prints-'));
  const text = `(${sizeMark('/a.pdf')}) (${sizeMark('/b.pdf')})`;
  for (const name of ['page.html', 'page.txt', 'page.js']) {
    writeFileSync(path.join(folder, name), text);
  }
  await fillSizes(folder, new Map([['/a.pdf', '1 kB']]));
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  expect(read('page.html')).toBe(`(1 kB) (${sizeMark('/b.pdf')})`);
  expect(read('page.txt')).toBe(read('page.html'));
  expect(read('page.js')).toBe(text);
  rmSync(folder, { recursive: true });
});

it('keeps a title inside its string of CSS', () => {
  expect(cssString('A "b" \\ </style>')).toBe('"A \\22 b\\22  \\5c  \\3c /style>"');
  expect(paperStyle('One: two')).toContain('content: "One: two"');
});
