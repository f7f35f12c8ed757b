import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';

import { tempProject } from './fixtures/temp-project';
import { pictureVariants, readPicture } from './picture-files';
import { scalePicture } from './scale-picture';

it('turns a picture as its camera says, scales it, and drops what the camera recorded', async () => {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#4353e6' } });
  const jpeg = await image
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ada' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const root = tempProject({ 'content/blog/loom.jpg': jpeg });
  vi.stubEnv('CONTENT_DIR', path.join(root, 'content'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const picture = readPicture('blog/loom.jpg');
  expect(picture).toMatchObject({ width: 600, height: 900 });
  const variants = pictureVariants(picture, 'half').filter(({ width }) => width === 360);
  const made = await Promise.all(
    variants.map(async (variant) => sharp(await scalePicture(variant)).metadata()),
  );
  expect(made.map(({ format }) => format)).toEqual(['heif', 'webp']);
  for (const { width, height, exif, orientation } of made) {
    expect([width, height, exif, orientation]).toEqual([360, 540, undefined, undefined]);
  }
});

it('makes each format, never larger than the original', async () => {
  const image = sharp({ create: { width: 100, height: 50, channels: 4, background: '#0000' } });
  const root = tempProject({ 'content/blog/loom.png': await image.png().toBuffer() });
  vi.stubEnv('CONTENT_DIR', path.join(root, 'content'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const [variant] = pictureVariants(readPicture('blog/loom.png'), 'text');
  if (!variant) throw new Error('no variant');
  for (const format of ['avif', 'webp', 'png', 'jpeg'] as const) {
    const made = sharp(await scalePicture({ ...variant, format, width: 200 }));
    const { format: found, width, height, hasAlpha, isPalette } = await made.metadata();
    expect([found, width, height]).toEqual([format === 'avif' ? 'heif' : format, 100, 50]);
    // JPEG has no transparency: what was transparent is white.
    expect(hasAlpha).toBe(format !== 'jpeg');
    expect(isPalette ?? false).toBe(format === 'png');
    if (format === 'jpeg') {
      const { channels } = await made.stats();
      expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
    }
  }
});
