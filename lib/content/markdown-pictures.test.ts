import { describe, expect, it } from 'vitest';

import { inspectMarkdown, renderMarkdown } from './markdown';
import { type PictureSet, pictureLink } from './markdown-pictures';

const set: PictureSet = {
  srcset: '/pictures/a-480.avif 480w',
  src: '/pictures/a.jpg',
  width: 1600,
  height: 900,
};
const html = (markdown: string) =>
  renderMarkdown(markdown, { picture: ({ path }) => (path === 'a.png' ? set : undefined) }).html;

describe('a picture beside a text', () => {
  it('in a paragraph of its own is a figure with a caption', () => {
    expect(html('![A "loom"](./a.png "In <March>.")')).toBe(
      '<figure class="figure"><picture><source type="image/avif" srcset="/pictures/a-480.avif 480w" sizes="(min-width: 48rem) 44rem, calc(100vw - 2.5rem)"><img src="/pictures/a.jpg" alt="A &#x22;loom&#x22;" width="1600" height="900" loading="lazy" decoding="async"></picture><figcaption>In &#x3C;March>.</figcaption></figure>\n',
    );
  });

  it.each(['wide', 'half'])('has the size %s', (size) => {
    const rendered = html(`![A loom](a.png#${size})`);
    expect(rendered).toContain(`<figure class="figure ${size}"><picture>`);
    expect(rendered).not.toContain('<figcaption');
  });

  it('shares a paragraph with others side by side', () => {
    const rendered = html('![One](./a.png)\n![Two](./a.png "Two.")');
    expect(rendered).toMatch(/^<div class="figures"><figure class="figure half">/);
    expect(rendered.match(/<figure/g)).toHaveLength(2);
  });

  it('stays in its line among words', () => {
    expect(html('A ![loom](./a.png) here.')).toMatch(/^<p>A <picture>.*<\/picture> here\.<\/p>\n$/);
  });

  it('stays in a link and in a heading', () => {
    expect(html('[![A loom](./a.png)](/about)')).toMatch(
      /^<p><a href="\/about"><picture>.*<\/picture><\/a><\/p>\n$/,
    );
    expect(html('## ![A loom](./a.png)')).toMatch(/^<h2 id="a-loom"><picture>.*<\/picture><\/h2>/);
  });

  it('has the size that its address names in a line', () => {
    expect(html('A ![loom](./a.png#half) here.')).toContain('sizes="(min-width: 40rem) 21rem');
    expect(html('A ![loom](./a.png) here.')).toContain('sizes="(min-width: 48rem) 44rem');
  });

  it('has the size of a half beside others, and leaves an unknown one as it is', () => {
    const rendered = html('![One](./a.png#wide)\n![Two](./b.png)');
    expect(rendered).toMatch(/^<div class="figures"><figure class="figure half">/);
    expect(rendered).toContain('sizes="(min-width: 40rem) 21rem');
    expect(rendered).toContain('<img src="./b.png" alt="Two">');
  });

  it('shares a paragraph with words or pictures from the root of the site', () => {
    expect(html('![One](./a.png)\n![Two](/images/a.png)')).toMatch(
      /^<p><picture>.*<img src="\/im/s,
    );
  });

  it.each(['./b.png', '/images/a.png', 'https://www.example.com/a.png'])(
    'is not one at %s',
    (url) => expect(html(`![A loom](${url})`)).toBe(`<p><img src="${url}" alt="A loom"></p>\n`),
  );

  it('can not carry markup', () => {
    const rendered = html('![<script>x</script>](./a.png "<img src=x onerror=alert(1)>")');
    expect(rendered.replace(/"[^"]*"/g, '')).not.toMatch(
      /<script|onerror=alert\(1\)>(?!<\/figcaption>)/,
    );
    expect(rendered).toContain('<figcaption>&#x3C;img src=x onerror=alert(1)></figcaption>');
  });
});

it.each([
  ['./a.png', { path: 'a.png', size: 'text' }],
  ['a%20b.png#half', { path: 'a b.png', size: 'half' }],
  ['./post/a.png#wide', { path: 'post/a.png', size: 'wide' }],
  ['/a.png', undefined],
  ['//a.png', undefined],
  ['data:image/png,x', undefined],
  ['', undefined],
])('reads the address %s', (url, link) => expect(pictureLink(url)).toEqual(link));

it('finds images with their words and lines, also by reference', () => {
  const { images } = inspectMarkdown('![a](./a.png)\n\n![b][c]\n![d](d.png)\n\n[c]: ./c.png\n');
  expect(images).toEqual([
    { url: './a.png', alt: 'a', line: 1, paired: false },
    { url: './c.png', alt: 'b', line: 3, paired: true },
    { url: 'd.png', alt: 'd', line: 4, paired: true },
  ]);
});

it.each([
  ['![a](a.png) words', [false]],
  ['![a](a.png) and ![b](b.png)', [false, false]],
  ['[![a](a.png)](/x) ![b](b.png)', [false, false]],
  ['![a](a.png)  \n![b](b.png)', [true, true]],
  ['# ![a](a.png) ![b](b.png)', [false, false]],
])('knows which images share a paragraph with nothing else: %s', (text, paired) => {
  expect(inspectMarkdown(text).images.map((image) => image.paired)).toEqual(paired);
});
