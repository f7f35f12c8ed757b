import { expect, it } from 'vitest';

import { rendered } from '../fixtures/rendered';
import { inspectMarkdown } from './markdown';
import { type PictureSet, pictureLink } from './pictures';

const files = { srcset: '/pictures/a-480.avif 480w', src: '/pictures/a.jpg' };
const set: PictureSet = { ...files, width: 1600, height: 900 };
const picture = ({ path }: { path: string }) => (path === 'a.png' ? set : undefined);
const html = (markdown: string) => rendered(markdown, { picture }).html;

it('a picture in a paragraph of its own is a figure with a caption', () => {
  expect(html('![A "loom"](./a.png "In <March>.")')).toBe(
    '<figure class="figure"><picture><source type="image/avif" srcset="/pictures/a-480.avif 480w" sizes="(min-width: 48rem) 44rem, calc(100vw - 2.5rem)"><img src="/pictures/a.jpg" alt="A &#x22;loom&#x22;" width="1600" height="900" loading="lazy" decoding="async"></picture><figcaption>In &#x3C;March>.</figcaption></figure>\n',
  );
});

it.each([
  ['![A](a.png#wide)', /^<figure class="figure wide"><picture>.*<\/picture><\/figure>\n$/],
  ['![A](a.png#half)', /^<figure class="figure half"><picture>/],
  ['![A](./a.png)\n![B](./a.png)', /^<div class="figures">(<figure class="figure half">.*?){2}/],
  ['![A](./a.png#wide)\n![B](./b.png)', /40rem\) 21.*<\/figure><img src="\.\/b\.png"/],
  ['![A](./a.png)\n![B](/images/a.png)', /^<p><picture>.*<img src="\/im.*<\/p>/s],
  ['A ![loom](./a.png) here.', /^<p>A <picture>.*48rem\) 44.*<\/picture> here\.<\/p>/],
  ['A ![loom](./a.png#half) here.', /"\(min-width: 40rem\) 21/],
  ['[![A](./a.png)](/about)', /^<p><a href="\/about"><picture>.*<\/picture><\/a><\/p>\n$/],
  ['## ![A loom](./a.png)', /^<h2 id="a-loom"><picture>.*<\/picture><\/h2>/],
  ['![A](./b.png)', /^<p><img src="\.\/b\.png" alt="A"><\/p>\n$/],
])('%j is shown as %s', (markdown, expected) => expect(html(markdown)).toMatch(expected));

it.each([
  ['a%20b.png#half', { path: 'a b.png', size: 'half' }],
  ['', undefined],
])('reads the address %s', (url, link) => expect(pictureLink(url)).toEqual(link));

it.each([
  ['[![a](a.png)](/x) ![b](b.png)', [false, false]],
  ['![a][c]  \n![b](b.png)\n\n[c]: a.png', [true, true]],
  ['# ![a](a.png) ![b](b.png)', [false, false]],
])('knows which images share a paragraph with nothing else: %s', (text, paired) => {
  expect(inspectMarkdown(text).images.map((image) => image.paired)).toEqual(paired);
});
