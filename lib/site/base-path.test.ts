import { beforeEach, expect, it, vi } from 'vitest';

import { basePath, htmlWithBase, withBase, withoutBase } from './base-path';

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://loom.github.io/site'));

it.each([
  ['', ''],
  ['https://www.loom.example', ''],
  ['https://loom.github.io/site/', '/site'],
  ['https://loom.github.io/a/b', '/a/b'],
])('basePath of "%s" is "%s"', (url, path) => expect(basePath(url)).toBe(path));

it.each([
  ['/', '/site/'],
  ['/blog?page=2#posts', '/site/blog?page=2#posts'],
  ['/site', '/site/site'],
  ['/a.avif 320w, /b.avif 640w', '/site/a.avif 320w, /site/b.avif 640w'],
  ['images/a.jpg', 'images/a.jpg'],
  ['https://www.loom.example/a', 'https://www.loom.example/a'],
  ['//www.loom.example/a', '//www.loom.example/a'],
])('withBase makes %s %s', (address, expected) => expect(withBase(address)).toBe(expected));

it('htmlWithBase changes addresses in tags, and no text', () => {
  const html = (base: string) =>
    `<p>Write href="/a" or &lt;a href="/a">: <a href="${base}/a">a</a> <a href="#b">b</a></p>` +
    `<picture><source srcset="${base}/c 1x, ${base}/d 2x"><img src="${base}/c" alt="/c"></picture>` +
    `<svg><use href="${base}/e.svg#f"/></svg>`;
  expect(htmlWithBase(html(''))).toBe(html('/site'));
});

it('withoutBase is the address that withBase had', () => {
  for (const each of ['/', '/site']) expect(withoutBase(withBase(each))).toBe(each);
});
