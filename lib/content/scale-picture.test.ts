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
