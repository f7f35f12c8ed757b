import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { exportedPage, realPage } from './fixtures';
import {
  explainFindings,
  learnedFrom,
  provideBootstrap,
  readBootstrap,
  readStyles,
  UnexpectedInternal,
} from './next-internals';
import { elementsOf, parsePage } from './page';

const installed: string = JSON.parse(
  readFileSync('node_modules/next/package.json', 'utf8'),
).version;

it('describes the installed version of Next.js', (context) => {
  context.skip(
    installed !== learnedFrom,
    `next-internals.ts describes Next.js ${learnedFrom}, installed is ${installed}. Run npx vitest run --project full next-internals. If it fails, adapt next-internals.ts. Then set learnedFrom, and renew fixture-app/exported.html: npx next build scripts/build/finish/fixture-app and copy its out/index.html`,
  );
  expect(learnedFrom).toBe(installed);
});

const read = (html: string, own: string[] = []) => readBootstrap(elementsOf(parsePage(html)), own);

/** What a page shows that is not as expected. */
function unexpected(html: string): [string, string] | undefined {
  try {
    readStyles(elementsOf(parsePage(html)));
    read(html);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnexpectedInternal)) throw error;
    return [error.internal, error.message];
  }
}

describe('a page as Next.js exports it', () => {
  it('has chunks, a start instruction that refers to them, and a payload', () => {
    const { chunks, entry, payload, elements } = read(realPage);
    expect(chunks.length).toBeGreaterThan(3);
    for (const chunk of chunks) expect(chunk).toMatch(/^\/_next\/static\/chunks\/[\w.-]+\.js$/);
    const [modules, places = ''] = entry.split(';');
    expect(modules).toMatch(/^\d+(,\d+)*$/);
    for (const place of places.split(',')) expect(chunks[Number(place)]).toBeDefined();
    expect(payload).toMatch(/^1:"\$Sreact\.fragment"\n/);
    const names = elements.map(({ tagName }) => tagName);
    expect(names.filter((name) => name === 'link')).toHaveLength(1);
    // Each chunk, the polyfills, the start instruction and two parts of the payload.
    expect(names.filter((name) => name === 'script')).toHaveLength(chunks.length + 1 + 1 + 2);
  });

  it('has a style sheet whose order React keeps', () => {
    const { hrefs } = readStyles(elementsOf(parsePage(realPage)));
    expect(hrefs).toEqual([expect.stringMatching(/^\/_next\/static\/chunks\/.+\.css$/)]);
  });

  it('may contain scripts of the site and data', () => {
    const own = '<script>theme()</script><script type="application/ld+json">{}</script>';
    const { elements } = read(exportedPage(own), ['theme()']);
    expect(elements.some((each) => each.tagName === 'script' && each.attrs.length === 0)).toBe(
      true,
    );
    expect(elements).toHaveLength(read(exportedPage('')).elements.length);
  });

  it('joins the parts of a payload', () => {
    const more = '<script>self.__next_f.push([1,"\\u003cp\\u003e\\n"])</script></body>';
    expect(read(exportedPage('').replace('</body>', more)).payload).toBe('0:a<p>\n');
  });
});

describe('an export that has changed', () => {
  it.each([
    ['runtime start', /"TURBOPACK"/g, '"OTHERPACK"', 'other scripts'],
    ['runtime start', /<script id="_R_">.*?<\/script>/, '', 'runtime start'],
    ['runtime start', /"runtimeModuleIds"/, '"moduleIds"', 'runtime start'],
    ['runtime start', /"runtimeModuleIds"/, '"params":{},"runtimeModuleIds"', 'runtime start'],
    [
      'runtime start',
      /"otherChunks":\[[^\]]*/,
      '"otherChunks":["static/chunks/x.js"',
      'runtime start',
    ],
    ['runtime start', /"otherChunks":\[[^\]]*/, '"otherChunks":[', 'runtime start'],
    ['payload', /__next_f/g, '__flight', 'other scripts'],
    ['payload', /<script>self\.__next_f.*?<\/script>/s, '', 'payload'],
    ['payload', /push\(\[1,/, 'push([3,', 'payload'],
    ['payload', /push\(\[0\]/, 'push([0,{}]', 'payload'],
    ['chunk addresses', /src="\/_next\//, 'src="/next/', 'chunk addresses'],
    ['style sheets', /data-precedence="next"/, 'data-precedence="high"', 'style sheets'],
    ['style sheets', /<link rel="stylesheet"[^>]*>/, '', 'style sheets'],
    ['other scripts', /<\/body>/, '<script>$RC("B:0","S:0")</script></body>', 'other scripts'],
  ])('in its %s (%s → %s) is reported as %s', (_, part, instead, internal) => {
    expect(unexpected(realPage)).toBeUndefined();
    const changed = realPage.replace(part, () => instead);
    expect(changed).not.toBe(realPage);
    expect(unexpected(changed)?.[0]).toBe(internal);
  });

  it('is explained: both versions, each internal, where, what was expected and found', () => {
    const text = explainFindings(
      [
        { internal: 'payload', file: 'about.html', found: 'no text' },
        { internal: 'payload', file: 'blog.html', found: 'no text' },
        { internal: 'style sheets', file: 'about.html', found: 'none' },
      ],
      '17.0.0',
    );
    expect(text).toContain('17.0.0');
    expect(text).toContain(learnedFrom);
    expect(text).toContain('payload: about.html and 1 more\n    expected inline scripts self');
    expect(text).toContain('style sheets: about.html\n');
    expect(text).toContain('found none');
    expect(text).toContain('stay as Next.js exports them');
  });
});

describe('provideBootstrap', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('provides what the inline scripts of the page would have', () => {
    const page: Record<string, unknown> = {};
    vi.stubGlobal('self', page);
    const { chunks, entry, payload } = read(realPage);
    provideBootstrap(payload, entry, chunks);
    const inline: Record<string, unknown> = {};
    const scripts = [...realPage.matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/gs)];
    for (const [, code = ''] of scripts) new Function('self', 'globalThis', code)(inline, inline);
    expect(page).toEqual(inline);
  });
});
