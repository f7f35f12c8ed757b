import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';

import { readIn, tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { deferScripts, starterCode } from './defer-scripts';

const sheet = '/_next/static/chunks/a.css';
/** Style with addresses that are not relative to the sheet. */
const otherUrls = `p{background:url("data:image/svg+xml,%3Csvg d='M8 0'/%3E") url(/a.svg) url(#b)}`;
const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';
const payload = '<script>self.__next_f.push([1,"0:\\u003cp\\u003e"])</script>';
const start =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>';
/** A page as Next.js exports it. */
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="${sheet}" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>${chunk}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><main>Cloth</main><script type="application/ld+json">{"@id":"a"}</script>${start}<script src="/_next/static/chunks/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${payload}</body></html>`;

let out: string;
const put = (name: string, text: string) => writeIn(out, name, text);
const read = (name: string) => readIn(out, name);

beforeEach(() => {
  out = tempProject({
    'index.html': page,
    'blog/a.html': page.replace('Cloth', 'Thread').replace('0:', '1:'),
    [sheet.slice(1)]: `@font-face{src:url(../media/a.woff2),url("../media/a.woff2")}${otherUrls}`,
  });
});

// e2e/start.spec.ts has a page whose scripts wait, and e2e/every-page.spec.ts starts those of all pages.
it('a page has the addresses of its scripts, and its style sheet with absolute addresses', async () => {
  await deferScripts(out);
  const html = read('index.html');
  expect(html).not.toMatch(/<script[^>]* src=|rel="preload"/);
  expect(html).toContain('data-chunks="/_next/static/chunks/a.js /_next/static/chunks/b.js"');
  // The link loads nothing.
  const link = `<link rel="stylesheet" href="${sheet}" data-precedence="next" disabled/>`;
  expect(html).toContain(link);
  const font = 'url(/_next/static/media/a.woff2)';
  expect(html).toContain(`<style>@font-face{src:${font},${font}}${otherUrls}</style></head>`);
});

it('a page has the drawing of the first screen, and links the others', async () => {
  const svg = '<svg id="a"><style>a{width:50%;fill:url(#b)}</style></svg>';
  const img = (src: string, priority: string) =>
    `<img src="${src}" alt="" fetchPriority="${priority}"/>`;
  const drawings = img('/art/a.svg', 'high') + img('/art/b.svg', 'auto');
  put('art/a.svg', svg);
  put('index.html', page.replace('Cloth', drawings));
  await deferScripts(out);
  const [, first = '', rest] =
    /<main><img src="data:image\/svg\+xml,([^"]*)"[^>]*>(.*)<\/main>/.exec(read('index.html')) ??
    [];
  const decoded = first.replaceAll('&lt;', '<').replaceAll('&quot;', '"');
  expect(decodeURIComponent(decoded)).toBe(svg);
  expect(decoded).not.toContain('#');
  expect(rest).toBe(img('/art/b.svg', 'auto'));
});

it('deletes payloads of segments and their folders', async () => {
  put('about/__next._tree.txt', 'x');
  put('__next._tree.txt', 'x');
  put('blog/a/__next.blog.$d$slug.__PAGE__.txt', 'x');
  put('blog/a.txt', 'x');
  await deferScripts(out);
  expect(readdirSync(out).sort()).toEqual(['_next', 'blog', 'index.html']);
  expect(readdirSync(path.join(out, 'blog')).sort()).toEqual(['a.html', 'a.txt']);
});

it.each([
  ['an unknown script', '</body>', '<script>$RC("B:0")</script></body>', '<script>$RC'],
  ['data that is no JSON', '[1,"0:', '[1,a("0:', 'unknown script'],
  ['a script of another host', 'src="', 'src="https://a.example', 'a.example'],
  ['another style sheet', sheet, '/_next/static/chunks/b.css', 'another style sheet'],
  ['no style sheet', 'rel="stylesheet"', 'rel="next"', 'no style sheet'],
])('fails with the name of a page that has %s', async (_, part, instead, found) => {
  const changed = page.replace(part, () => instead);
  put('blog/a.html', changed);
  const error: Error = await deferScripts(out).catch((reason) => reason);
  expect(error.message).toContain('blog/a.html');
  expect(error.message).toContain(found);
});

it('the starter is one small script that can be inlined, without global names', async () => {
  const code = await starterCode();
  expect(code).not.toMatch(/<\/script|<!--/i);
  expect(code).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
  // A quarter is for text-changes.js and a seventh for shared-parts.js, which have to run before the
  // scripts that wait.
  expect(code.length).toBeLessThan(5400);
});
