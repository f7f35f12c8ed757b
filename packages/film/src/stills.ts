import sharp from 'sharp';

import { Canvas } from './canvas';
import { drawFrame } from './frame';
import { wordMask } from './text';
import { frame, lines } from './timeline';

/** Writes single frames as one contact sheet, to check them before the whole film is drawn. */
export async function contactSheet(
  file: string,
  seconds: readonly number[],
  { scale, across }: { scale: number; across: number },
): Promise<void> {
  const canvas = new Canvas(frame, scale);
  const words = await Promise.all(lines.map((line) => wordMask(line, canvas)));
  const { width, height } = canvas;
  const gap = 6;
  const tiles = await Promise.all(
    seconds.map(async (second, index) => {
      drawFrame(canvas, words, second);
      const raw = { width, height, channels: 3 } as const;
      const input = await sharp(canvas.bytes(), { raw }).png().toBuffer();
      const left = (index % across) * (width + gap);
      return { input, left, top: Math.floor(index / across) * (height + gap) };
    }),
  );
  const rows = Math.ceil(seconds.length / across);
  await sharp({
    create: {
      width: across * (width + gap),
      height: rows * (height + gap),
      channels: 3,
      background: '#444',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}
