import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { postFiles } from '../fixtures/entries';
import { enterProject, enterSite, pngOf, postWith } from '../fixtures/temp-project';
import { pictureVariantsByFile, publishedPictures } from '../pages/assets';
import { renderOnce } from './markdown-cache';
import { pictureSet, pictureVariants, readPicture, scalePicture } from './picture-files';

it.each([
  ['My & Loom.png', 1441, [480, 960, 1440], 'png'],
  ['loom.JPG', 1440, [480, 960, 1440], 'jpg'],
  ['loom.webp', 1000, [480, 960, 1000], 'jpg'],
  ['loom.png', 400, [400], 'png'],
])('the files of %s, %d pixels wide, have the widths %j', (name, width, widths, extension) => {
  enterProject({ [`content/blog/${name}`]: pngOf(width, 500) });
  const picture = readPicture(`blog/${name}`);
  const stem = `pictures/${name.startsWith('My') ? 'my-and-loom' : 'loom'}.${picture.hash}`;
  const fallback = `${stem}-${widths[1] ?? widths[0]}.${extension}`;
  expect(pictureVariants(picture).map(({ file }) => file)).toEqual([
    ...widths.map((each) => `${stem}-${each}.avif`),
    fallback,
  ]);
  expect(pictureSet(picture)).toEqual({
    srcset: widths.map((each) => `/${stem}-${each}.avif ${each}w`).join(', '),
    ...{ src: `/${fallback}`, width, height: 500 },
  });
});

it('a picture without a letter in its name has files, and a damaged one says which it is', async () => {
  enterProject({ 'content/blog/😀.png': pngOf(720, 500) });
  const [variant] = pictureVariants(readPicture('blog/😀.png'));
  expect(variant?.file).toMatch(/^pictures\/picture\./);
  await expect(variant && scalePicture(variant)).rejects.toThrow('content/blog/😀.png');
});

it('files are made once for all published texts, and none for drafts', () => {
  enterSite({
    'content/blog/loom.png': pngOf(2000, 900),
    'content/blog/secret.png': pngOf(2000, 900),
    'content/blog/first.md': postWith({ 9: '![A](./loom.png)\n\n![B](/images/b.png)' }),
    ...postFiles({
      second: '![A](loom.png#wide)\n\n![A](loom.png)\n![A](./loom.png)',
      third: { 6: 'tags: [a]\ndraft: true', 9: '![A](secret.png)' },
    }),
  });
  expect(publishedPictures()).toEqual(['blog/loom.png']);
  const made = [...pictureVariantsByFile().values()].map((each) => `${each.width} ${each.format}`);
  expect(made).toEqual(['480 avif', '960 avif', '1440 avif', '960 png']);
  const long = { source: `${'x'.repeat(250)}.png`, hash: '1f', width: 400, height: 400 };
  expect(pictureVariants(long).map(({ file }) => file.length)).toEqual([91, 90]);
});

it('a text shows the files, which change with the picture', () => {
  const entry = { file: 'content/blog/a.md', body: '![A loom](./loom.png)\n' };
  const root = enterSite({ 'content/blog/loom.png': pngOf(1600, 900) });
  const first = renderOnce(entry).html;
  expect(first).toMatch(
    /<img src="\/pictures\/loom\.[0-9a-f]{10}-960\.png" alt="A loom" width="1600"/,
  );
  expect(renderOnce(entry).html).toBe(first);
  const other = Buffer.concat([pngOf(1600, 900), Buffer.from('x')]);
  writeFileSync(path.join(root, 'content/blog/loom.png'), other);
  expect(renderOnce(entry).html).not.toBe(first);
  expect(() => renderOnce({ ...entry, body: '![A](./gone.png)' })).toThrow('gone.png');
});

it('a picture is turned as its camera says, without what the camera recorded', async () => {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#4353e6' } });
  const owned = image.jpeg().withExif({ IFD0: { Copyright: 'Ada' } });
  const jpeg = await owned.withMetadata({ orientation: 5 }).toBuffer();
  enterProject({ 'content/blog/loom.jpg': jpeg });
  const picture = readPicture('blog/loom.jpg');
  expect(picture).toMatchObject({ width: 600, height: 900 });
  const made = await scalePicture({ file: '', picture, format: 'avif', width: 360 });
  const { format, width, height, exif, orientation } = await sharp(made).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    ...{ format: 'heif', width: 360, height: 540, exif: undefined, orientation: undefined },
  });
});

it.each([
  ['avif', 'heif', true],
  ['jpeg', 'jpeg', false],
] as const)('a picture as %s is never enlarged', async (format, found, hasAlpha) => {
  const image = sharp({ create: { width: 100, height: 50, channels: 4, background: '#0000' } });
  enterProject({ 'content/blog/loom.png': await image.png().toBuffer() });
  const picture = readPicture('blog/loom.png');
  const made = sharp(await scalePicture({ file: '', picture, format, width: 200 }));
  const size = { width: 100, height: 50 };
  expect(await made.metadata()).toMatchObject({ format: found, ...size, hasAlpha });
  // JPEG has no transparency: what was transparent is white.
  if (format === 'jpeg') expect((await made.stats()).channels[0]?.min).toBe(255);
});
