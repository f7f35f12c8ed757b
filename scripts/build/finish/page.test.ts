import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

import { elementsOf, inlineHashes, parsePage, remove, toHtml } from './page';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('removes elements and keeps everything else, markers of React included', () => {
  const document = parsePage(
    '<!DOCTYPE html><!--$--><p>Hi<i>x</i></p><!--/$--><script>a()</script>',
  );
  remove(elementsOf(document).filter(({ tagName }) => tagName === 'i'));
  expect(toHtml(document)).toContain('<p>Hi</p><!--/$--><script>a()</script>');
});

it('hashes each inline script that a policy checks, and each style, once', () => {
  const page = `<script>a()</script><script>a()</script><script src="/b.js"></script>
    <script type="module">c()</script><script type="speculationrules">{}</script>
    <script type="application/ld+json">{}</script><style>p{}</style>`;
  expect(inlineHashes(parsePage(page))).toEqual({
    scripts: ['a()', 'c()', '{}'].map(hash),
    styles: [hash('p{}')],
  });
});
