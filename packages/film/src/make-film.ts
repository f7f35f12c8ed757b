import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

import { Canvas } from './canvas';
import { captions } from './captions';
import {
  checkLoudness,
  encodeFrames,
  encodeMp4,
  encodeWebm,
  gainOf,
  requireFfmpeg,
} from './encode';
import { drawFrame, type Words } from './frame';
import { composeSound, wavOf } from './sound';
import { contactSheet } from './stills';
import { wordMask } from './text';
import { frame, frameCount, framesPerSecond, lines, posterTime } from './timeline';

const folder = path.join('public', 'media');
const maxBytes = 3_000_000;

/**
 * Draws the vision film and writes it, its poster and its captions to public/media/. With `--sheet
 * <file>` it writes a contact sheet with one frame every two seconds instead.
 */
export async function makeFilm(args: readonly string[] = []): Promise<boolean> {
  const [option, file] = args;
  if (option === '--sheet' && file) {
    const seconds = Array.from(
      { length: frameCount / framesPerSecond / 2 },
      (_, index) => index * 2 + 1,
    );
    await contactSheet(file, seconds, { scale: 0.5, across: 4 });
    return true;
  }
  requireFfmpeg();
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(path.join(tmpdir(), 'film-'));
  try {
    return await make(work);
  } finally {
    rmSync(work, { recursive: true });
  }
}

async function make(work: string): Promise<boolean> {
  const canvas = new Canvas(frame);
  const words = await Promise.all(lines.map((line) => wordMask(line, canvas)));
  const frames = path.join(work, 'frames.mkv');
  const wav = path.join(work, 'sound.wav');
  await encodeFrames(frames, drawAll(canvas, words));
  console.log('Sound');
  writeFileSync(wav, wavOf(composeSound()));
  const sources = { frames, wav, gain: gainOf(wav) };
  const name = path.join(folder, 'vision');
  console.log('MP4');
  encodeMp4(`${name}.mp4`, sources);
  console.log('WebM');
  encodeWebm(`${name}.webm`, sources);
  for (const ending of ['.mp4', '.webm']) checkLoudness(name + ending);
  await writePoster(`${name}-poster.webp`, canvas, words);
  writeFileSync(`${name}.en.vtt`, captions());
  return report(['.mp4', '.webm', '-poster.webp', '.en.vtt'].map((ending) => name + ending));
}

function* drawAll(canvas: Canvas, words: Words): Generator<Uint8Array> {
  for (let index = 0; index < frameCount; index += 1) {
    if (index % (2 * framesPerSecond) === 0) console.log(`Frame ${index} of ${frameCount}`);
    drawFrame(canvas, words, index / framesPerSecond);
    yield canvas.bytes();
  }
}

async function writePoster(file: string, canvas: Canvas, words: Words): Promise<void> {
  drawFrame(canvas, words, posterTime);
  const { width, height } = canvas;
  await sharp(canvas.bytes(), { raw: { width, height, channels: 3 } })
    .webp({ quality: 76, smartSubsample: true, effort: 6 })
    .toFile(file);
}

function report(files: readonly string[]): boolean {
  const sizes = files.map((file) => statSync(file).size);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  files.forEach((file, index) => {
    console.log(`${file}: ${((sizes[index] ?? 0) / 1000).toFixed(0)} kB`);
  });
  if (all <= maxBytes) return true;
  console.error(`The film weighs ${all} bytes; at most ${maxBytes} are allowed.`);
  return false;
}
