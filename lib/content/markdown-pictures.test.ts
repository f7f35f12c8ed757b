import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { contentRoot } from './collection';
import {
  enterProject,
  pngOf,
  postWith,
  smallSite,
  tempProject,
  writeIn,
} from './fixtures/temp-project';
import { inspectMarkdown, renderMarkdown } from './markdown';
import { renderBody, renderOnce } from './markdown-cache';
import {
  pictureSet,
  pictureSource,
  picturesOf,
  pictureVariants,
  readPicture,
} from './picture-files';
import { type PictureSet, pictureLink } from './picture-set';
import { allPictureVariants } from './picture-variants';

const set: PictureSet = {
  sources: [{ type: 'image/avif', srcset: '/pictures/a-480.avif 480w' }],
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

it('lets copies of dropped pictures pass where it places pictures', () => {
  const text = '![a](data:image/png;base64,AA) ![b](http://www.example.com/b.png)';
  expect(html(text)).toMatch(/src="data:image\/png;base64,AA".*src="http:/);
  expect(renderMarkdown(text).html).not.toContain('data:');
});

describe('the files of a picture', () => {
  function content(files: Record<string, Uint8Array>) {
    const root = tempProject(files);
    vi.stubEnv('CONTENT_DIR', path.join(root, 'content'));
    onTestFinished(() => void vi.unstubAllEnvs());
    return root;
  }
  const entry = { file: 'content/blog/a.md', body: '![A loom](./loom.png)\n' };

  it('are named by content, in two formats and with one for all programs', () => {
    content({ 'content/blog/My Loom.png': pngOf(1000, 500) });
    const source = pictureSource(entry.file, { path: 'My Loom.png', size: 'text' });
    const picture = readPicture(source);
    expect(picture).toMatchObject({ source: 'blog/My Loom.png', width: 1000, height: 500 });
    const names = pictureVariants(picture, 'text').map(({ file }) => file);
    const stem = `pictures/my-loom.${picture.hash}`;
    expect(names).toEqual([
      ...['avif', 'webp'].flatMap((format) =>
        [480, 960, 1000].map((width) => `${stem}-${width}.${format}`),
      ),
      `${stem}-960.png`,
    ]);
  });

  it.each([
    ['text', 1441, [480, 960, 1440]],
    ['text', 1440, [480, 960, 1440]],
    ['text', 1439, [480, 960, 1439]],
    ['wide', 3000, [640, 1280, 1920]],
    ['half', 3000, [360, 720]],
    ['half', 300, [300]],
  ] as const)('have widths for the place "%s" of a picture of %d pixels', (size, width, widths) => {
    content({ 'content/blog/loom.JPG': pngOf(width, 500) });
    const picture = readPicture('blog/loom.JPG');
    const made = pictureVariants(picture, size);
    expect(made.map(({ format }) => format)).toEqual([
      ...widths.map(() => 'avif'),
      ...widths.map(() => 'webp'),
      'jpeg',
    ]);
    expect(made.slice(0, widths.length).map((variant) => variant.width)).toEqual(widths);
    const stem = `/pictures/loom.${picture.hash}`;
    const srcset = (format: string) =>
      widths.map((each) => `${stem}-${each}.${format} ${each}w`).join(', ');
    expect(pictureSet(picture, size)).toEqual({
      sources: ['avif', 'webp'].map((format) => ({
        type: `image/${format}`,
        srcset: srcset(format),
      })),
      src: `${stem}-${widths[1] ?? widths[0]}.jpg`,
      width,
      height: 500,
    });
  });

  it('are made once for all texts, half as wide for pictures side by side', () => {
    const excerpt = `excerpt: "${'Another excerpt. '.repeat(5).trim()}"`;
    const second = { 2: 'title: "Second"', 7: excerpt };
    enterProject({
      ...smallSite,
      'content/blog/loom.png': pngOf(2000, 900),
      'content/blog/warp.png': pngOf(2000, 900),
      'content/blog/first.md': postWith({ 9: '![A](./loom.png)\n\n![B](/images/b.png)' }),
      'content/blog/second.md': postWith({
        ...second,
        9: '![A](loom.png)\n\n![A](loom.png#wide)\n\n![A](./loom.png)\n![W](warp.png)',
      }),
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const made = allPictureVariants().filter(({ format }) => format === 'avif');
    const widths = (name: string) =>
      made.flatMap(({ file, width }) => (file.includes(`/${name}.`) ? [width] : [])).sort();
    expect(widths('warp')).toEqual([360, 720]);
    expect(widths('loom').map(String).sort()).toEqual(
      [360, 480, 640, 720, 960, 1280, 1440, 1920].map(String).sort(),
    );
  });

  it('are listed by folder, with folders in it', () => {
    const image = pngOf(9, 9);
    const names = ['b.png', 'a/c.JPEG', 'a/d.webp', 'e.avif'];
    content(Object.fromEntries(names.map((name) => [`content/blog/${name}`, image])));
    writeIn(contentRoot(), 'blog/post.md', 'Text.');
    writeIn(contentRoot(), 'blog/drawing.svg', '<svg/>');
    expect(picturesOf('blog')).toEqual(['a/c.JPEG', 'a/d.webp', 'b.png', 'e.avif']);
    expect(picturesOf('none')).toEqual([]);
  });

  it('are never larger than the original', () => {
    content({ 'content/blog/loom.png': pngOf(400, 300) });
    const widths = pictureVariants(readPicture('blog/loom.png'), 'wide').map(({ width }) => width);
    expect(new Set(widths)).toEqual(new Set([400]));
  });

  it('appear in the text, and change with the file', () => {
    const root = content({ 'content/blog/loom.png': pngOf(1600, 900) });
    const first = renderBody(entry).html;
    expect(first).toMatch(
      /<img src="\/pictures\/loom\.[0-9a-f]{10}-960\.png" alt="A loom" width="1600" height="900"/,
    );
    expect(renderBody(entry).html).toBe(first);
    mkdirSync(path.join(root, 'content/blog'), { recursive: true });
    writeFileSync(
      path.join(root, 'content/blog/loom.png'),
      Buffer.concat([pngOf(1600, 900), Buffer.from('x')]),
    );
    expect(renderBody(entry).html).not.toBe(first);
  });

  it('share the result of a text without pictures of its own', () => {
    content({});
    for (const body of ['Text.', '![A](/images/a.png)']) {
      expect(renderBody({ ...entry, body })).toBe(renderOnce(body));
    }
    expect(renderOnce('```js\nconst a = 1;\n```').html).toContain('class="tok-keyword"');
  });

  it('have to exist', () => {
    content({});
    expect(() => renderBody({ ...entry, body: '![A](./gone.png)' })).toThrow('gone.png');
  });
});
