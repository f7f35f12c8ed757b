import { readFileSync } from 'node:fs';
import path from 'node:path';
import { diagramFile, diagramSvg } from 'thread-art/diagram/figure';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { allDiagrams } from '#lib/content/diagrams';
import { tempProject } from '#lib/content/fixtures/temp-project';
import { productScenes } from '#lib/content/product-scenes';
import { makePicture, type PictureJob } from './picture';
import { drawPictures, pictureJobs, writePictures } from './pictures';
import type { Pool } from './pool';

const jobs = pictureJobs();
const some = [
  jobs.find(({ kind }) => kind === 'art'),
  jobs.find(({ kind }) => kind === 'share'),
].filter((job): job is PictureJob => job !== undefined);
let folder: string;
/** Draws in this process, and records the file names. */
let drawn: string[];
const pool = {
  run: async ({ job }: { job: PictureJob }) => {
    drawn.push(job.file);
    await makePicture(job);
  },
  close: async () => undefined,
} as unknown as Pool;

beforeEach(() => {
  folder = tempProject({});
  drawn = [];
  vi.stubEnv('BUILD_CACHE', path.join(folder, 'cache'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('lists every picture once, as SVG in art/ and PNG in og/', () => {
  const files = jobs.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  for (const { kind, file } of jobs) {
    expect(file).toMatch(kind === 'art' ? /^art\/[^/]+\.svg$/ : /^og\/[^/]+\.png$/);
  }
});

it('draws a picture once, and writes it to the export each time', async () => {
  const out = path.join(folder, 'out');
  await drawPictures(some, pool);
  expect(drawn).toEqual(some.map(({ file }) => file));
  await drawPictures(some, pool);
  expect(drawn).toHaveLength(some.length);
  await writePictures(out, some);
  const [art, share] = some.map(({ file }) => readFileSync(path.join(out, file)));
  expect(art?.toString()).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
  expect(share?.toString('latin1', 1, 4)).toBe('PNG');
});

it('draws a picture again when its content has changed', async () => {
  const [job] = some;
  if (job?.kind !== 'art') throw new Error('no picture');
  await drawPictures([job], pool);
  await drawPictures([{ ...job, picture: { ...job.picture, seed: 'another' } }], pool);
  expect(drawn).toHaveLength(2);
});

it('fails when a picture cannot be drawn', async () => {
  const failing = { ...pool, run: () => Promise.reject(new Error('title too long')) };
  await expect(drawPictures(some, failing)).rejects.toThrow('title too long');
});

it('writes the drawings of every diagram and product', async () => {
  const out = path.join(folder, 'out');
  await writePictures(out, []);
  const diagrams = allDiagrams();
  expect(diagrams.length).toBeGreaterThan(0);
  for (const diagram of diagrams) {
    const written = readFileSync(path.join(out, 'diagrams', diagramFile(diagram)), 'utf8');
    expect(written).toBe(diagramSvg(diagram));
  }
  const { address, svg } = productScenes();
  expect(readFileSync(path.join(out, address), 'utf8')).toBe(svg);
});
