// @ts-check
import { chosen, fill, need, onChoice, s, showStats } from '../shared/dom.js';
import { analyze, compareWithTruth } from './logic.js';
import { mark, row } from './marks.js';
import { histogram, otsu, toGray } from './pixels.js';
import { makeScene, renderScene } from './scene.js';

/**
 * Maximum side length in pixels of a visitor's picture, so that each slider step is analyzed
 * quickly.
 */
const LONGEST_SIDE = 900;
const MOST_MARKS = 150;

const canvas = need('#canvas', HTMLCanvasElement);
const context = /** @type {CanvasRenderingContext2D} */ (
  canvas.getContext('2d', { willReadFrequently: true })
);
const overlay = need('#overlay', SVGSVGElement);
const stage = need('#stage', HTMLElement);
const level = need('#level', HTMLInputElement);
const minArea = need('#min-area', HTMLInputElement);
const roundness = need('#roundness', HTMLInputElement);
const polarity = need('#polarity', HTMLSelectElement);
const file = need('#file', HTMLInputElement);
const summary = need('#summary', HTMLElement);

let seed = 1;
let chosenLabel = 0;
let best = 0;
/** @type {import('./scene.js').Scene | null} */
let scene = null;
/** @type {ImageData} */
let image = new ImageData(1, 1);
/** @type {import('./pixels.js').Gray} */
let picture = { gray: new Uint8Array(1), width: 1, height: 1 };

/** @param {ImageData} data */
function load(data) {
  image = data;
  chosenLabel = 0;
  canvas.width = data.width;
  canvas.height = data.height;
  overlay.setAttribute('viewBox', `0 0 ${data.width} ${data.height}`);
  picture = toGray(data.data, data.width, data.height);
  const counts = histogram(picture.gray);
  best = otsu(counts);
  level.value = String(best);
  need('#otsu', HTMLButtonElement).textContent = `Use Otsu's value, ${best}`;
  drawHistogram(counts);
  run();
}

/** @param {number[]} counts */
function drawHistogram(counts) {
  const peak = Math.max(...counts);
  const bars = counts.map((count, at) => {
    // The square root makes the small peak of the parts visible next to the large one of the belt.
    const tall = Math.sqrt(count / peak) * 46;
    return `M${at} 48v${-tall.toFixed(1)}h1v${tall.toFixed(1)}z`;
  });
  const cut = s('line', { id: 'cut', class: 'cut', y1: 0, y2: 48 });
  fill(need('#histogram', SVGSVGElement), s('path', { class: 'bars', d: bars.join('') }), cut);
}

function run() {
  const settings = {
    level: Number(level.value),
    parts: /** @type {'lighter' | 'darker'} */ (polarity.value),
    minArea: Number(minArea.value),
    minRoundness: Number(roundness.value),
  };
  const findings = analyze(picture, settings);
  need('#level-value', HTMLElement).textContent = level.value;
  need('#min-area-value', HTMLElement).textContent = `${minArea.value} px`;
  need('#roundness-value', HTMLElement).textContent = settings.minRoundness.toFixed(2);
  const cut = need('#cut', SVGLineElement);
  cut.setAttribute('x1', level.value);
  cut.setAttribute('x2', level.value);
  paint(findings.mask);
  report(findings);
}

/** @param {Uint8Array} mask */
function paint(mask) {
  if (chosen('view') === 'picture') {
    context.putImageData(image, 0, 0);
    return;
  }
  const bytes = new Uint8ClampedArray(mask.length * 4);
  for (let at = 0; at < mask.length; at += 1) {
    bytes.fill(mask[at] ? 235 : 30, at * 4, at * 4 + 3);
    bytes[at * 4 + 3] = 255;
  }
  context.putImageData(new ImageData(bytes, canvas.width, canvas.height), 0, 0);
}

/** @param {import('./logic.js').Findings} findings */
function report(findings) {
  const { regions } = findings;
  const bad = regions.filter((region) => region.faults.length > 0).length;
  const total = regions.length;
  const text = `${total} ${total === 1 ? 'region' : 'regions'} found, ${bad} to look at.`;
  summary.textContent = text;
  canvas.setAttribute('aria-label', `${scene ? 'Sample conveyor' : 'Your picture'}: ${text}`);
  const truth = scene && compareWithTruth(scene.parts, findings, picture.width);
  showStats(
    need('#stats', HTMLElement),
    truth
      ? [
          ['Parts placed', truth.placed],
          ['Found alone', truth.found, 'good'],
          ['Merged', truth.merged, 'warn'],
          ['Missed', truth.missed, 'bad'],
          ['Extra pieces', truth.extra, 'warn'],
        ]
      : [
          ['Regions', total],
          ['To look at', bad, 'bad'],
          ['Median area px', Math.round(findings.typical)],
        ],
  );
  need('#truth-note', HTMLElement).textContent = truth
    ? 'The sample knows where its parts were put, so the result can be scored. One part is chipped, one scratched, one too small and three are dull.'
    : 'Nobody has marked the parts in this picture, so only the measurements are shown.';
  const shown = regions.slice(0, MOST_MARKS);
  fill(overlay, ...shown.flatMap((one, at) => mark(one, at, one.label === chosenLabel)));
  fill(
    need('#rows', HTMLElement),
    ...shown.map((one, at) => row(one, at, one.label === chosenLabel, () => choose(one.label, at))),
  );
}

/**
 * @param {number} label
 * @param {number} index
 */
function choose(label, index) {
  chosenLabel = chosenLabel === label ? 0 : label;
  run();
  // The rows are rebuilt, so restore the focus to the row with the same number.
  const button = document.querySelectorAll('#rows button')[index];
  if (button instanceof HTMLElement) button.focus();
}

function showSample() {
  scene = makeScene(seed);
  polarity.value = 'lighter';
  load(new ImageData(renderScene(scene), scene.width, scene.height));
}

/** @param {File | undefined} own */
async function showOwn(own) {
  if (!own) return;
  try {
    const bitmap = await createImageBitmap(own);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    scene = null;
    load(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    summary.textContent = 'This file could not be read as a picture. Try a PNG, JPEG or WebP file.';
  }
}

for (const control of [level, minArea, roundness, polarity]) control.addEventListener('input', run);
onChoice('view', run);
need('#otsu', HTMLButtonElement).addEventListener('click', () => {
  level.value = String(best);
  run();
});
need('#new-sample', HTMLButtonElement).addEventListener('click', () => {
  seed += 1;
  showSample();
});
file.addEventListener('change', () => showOwn(file.files?.[0]));
stage.addEventListener('dragover', (event) => {
  event.preventDefault();
  stage.classList.add('over');
});
stage.addEventListener('dragleave', () => stage.classList.remove('over'));
stage.addEventListener('drop', (event) => {
  event.preventDefault();
  stage.classList.remove('over');
  showOwn(event.dataTransfer?.files[0]);
});
showSample();
