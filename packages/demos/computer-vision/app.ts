import './style.css';

import detector from 'ocr-models/ch_PP-OCRv4_det_infer.onnx?gzip';
import recognizer from 'ocr-models/ch_PP-OCRv4_rec_infer.onnx?gzip';
import characters from 'ocr-models/ppocr_keys_v1.txt?gzip';
import jspiRuntime from 'onnxruntime-web/ort-wasm-simd-threaded.jspi.wasm?gzip';
import wasmRuntime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?gzip';

import { chosen, fill, h, need, onChoice } from '../public/shared/dom.js';
import evaluation from './evaluation.json';
import { extractFields, type Fields } from './fields';
import { areStored } from './files';
import type { Reading } from './ocr/reader';
import type { Opened, OpenRequest } from './open-picture';
import truth from './samples/truth.json';
import { exported, fieldRows, lineMarks, mistakeItems, resultRows, verdict } from './show';
import type { Answer, Device, Request } from './worker';

const pictures = import.meta.glob<string>('./samples/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
/** The sample that is shown at first: a photograph, and small. */
const FIRST = 'receipt-taxi';
const pictureOf = (id: string) => pictures[`./samples/${id}.webp`] ?? '';

const button = need('#read', HTMLButtonElement);
const cancel = need('#cancel', HTMLButtonElement);
const progress = need('#progress', HTMLProgressElement);
const status = need('#reader-status', HTMLElement);
const sheet = need('#sheet', HTMLCanvasElement);
const output = need('#export', HTMLTextAreaElement);

let device: Device = 'wasm';
let worker: Worker | undefined;
let controller = new AbortController();
let isReady = false;
let isBusy = false;
let picture: ImageBitmap | undefined;
let result: { reading: Reading; fields: Fields } | undefined;

const files = () => [
  device === 'webgpu' ? jspiRuntime : wasmRuntime,
  detector,
  recognizer,
  characters,
];
const size = () => files().reduce((sum, { bytes }) => sum + bytes, 0);

interface Gpu {
  requestAdapter(): Promise<{ info: { isFallbackAdapter?: boolean } } | null>;
}

/**
 * WebGPU needs a runtime that waits for it by JavaScript Promise Integration. An adapter that is
 * emulated by the processor is slower than WebAssembly.
 */
async function chooseDevice(): Promise<Device> {
  const { gpu } = navigator as { gpu?: Gpu };
  if (!gpu || !('Suspending' in WebAssembly)) return 'wasm';
  const adapter = await gpu.requestAdapter().catch(() => null);
  return adapter && !adapter.info.isFallbackAdapter ? 'webgpu' : 'wasm';
}

async function showButton(): Promise<void> {
  const megabytes = `${(size() / 1e6).toFixed(1)} MB`;
  const isStored = await areStored(files());
  button.textContent = isReady
    ? 'Read again'
    : isStored
      ? `Start the reader (${megabytes}, stored here)`
      : `Load the reader (${megabytes})`;
  need('#consent', HTMLElement).hidden = isReady;
}

/**
 * Sends a request to the worker and waits for its answer.
 *
 * @throws DOMException named AbortError when the visitor cancels
 */
function ask(request: Request, onProgress: (done: number) => void) {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const running = worker;
  const { signal } = controller;
  return new Promise<Reading | undefined>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    running.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'progress') onProgress(data.done);
      else if (data.type === 'done') resolve(data.reading);
      else reject(new Error(data.reason));
    };
    running.onerror = () => reject(new Error('the worker did not start'));
    running.postMessage(request);
  });
}

/** Loads the reader if needed, then reads the picture. */
async function start(): Promise<void> {
  isBusy = true;
  controller = new AbortController();
  need('#consent', HTMLElement).hidden = true;
  progress.hidden = false;
  cancel.hidden = false;
  // A disabled button can not have the focus.
  if (document.activeElement === button) cancel.focus();
  button.disabled = true;
  try {
    if (!isReady) {
      await ask({ type: 'load', device, files: files() }, (bytes) => {
        progress.value = bytes / size();
        status.textContent = bytes < size() ? 'Loading the reader.' : 'Starting the reader.';
      });
      isReady = true;
    }
    // Meanwhile the visitor may choose another picture.
    for (let read: ImageBitmap | undefined; picture && picture !== read; ) {
      read = picture;
      await readPicture(read);
    }
  } catch (error) {
    status.textContent = explain(error);
  }
  isBusy = false;
  await showButton();
  button.disabled = false;
  if (document.activeElement === cancel) button.focus();
  progress.hidden = true;
  cancel.hidden = true;
}

/** Ends the worker, which may be in the middle of its work; the next one loads the stored files. */
function explain(error: unknown): string {
  const wasReady = isReady;
  worker?.terminate();
  worker = undefined;
  isReady = false;
  if (controller.signal.aborted) return 'Canceled.';
  const reason = error instanceof Error ? error.message : String(error);
  if (wasReady) return `The picture could not be read: ${reason}`;
  if (device === 'wasm') return `The reader could not start here: ${reason}`;
  device = 'wasm';
  return `The graphics processor can not be used. Try again without it. ${reason}`;
}

async function readPicture(bitmap: ImageBitmap): Promise<void> {
  progress.removeAttribute('value');
  status.textContent = 'Looking for text.';
  const reading = await ask({ type: 'read', picture: bitmap }, (share) => {
    progress.value = share;
    status.textContent = 'Reading the lines.';
  });
  if (!reading || bitmap !== picture) return;
  const fields = extractFields(reading.rows);
  result = { reading, fields };
  status.textContent = verdict(reading, fields);
  showResult();
}

function showResult(): void {
  need('#fields', HTMLElement).hidden = !result;
  need('#output', HTMLElement).hidden = !result;
  fill(need('#lines', SVGSVGElement), ...(result ? lineMarks(result.reading, result.fields) : []));
  fill(need('#field-rows', HTMLElement), ...(result ? fieldRows(result.fields) : []));
  showExport();
}

function showExport(): void {
  if (result) output.value = exported(chosen('format'), result.fields, result.reading);
  need('#export-status', HTMLElement).textContent = '';
}

const opener = new Worker(new URL('./open-picture.ts', import.meta.url), { type: 'module' });

let opened = 0;

/** Decodes a picture. The promise stays pending if another one is opened in the meantime. */
function openPicture(source: Blob): Promise<ImageBitmap> {
  opened += 1;
  const id = opened;
  return new Promise((resolve, reject) => {
    opener.onmessage = ({ data }: MessageEvent<Opened>) => {
      if (data.id !== id) return;
      if ('picture' in data) resolve(data.picture);
      else reject(new Error(data.reason));
    };
    opener.postMessage({ id, source } satisfies OpenRequest);
  });
}

/** Shows a picture, and reads it if the reader is loaded. */
async function show(source: Blob, name: string): Promise<void> {
  try {
    const opened = await openPicture(source);
    picture?.close();
    picture = opened;
  } catch (error) {
    status.textContent = error instanceof Error ? error.message : String(error);
    return;
  }
  const { width, height } = picture;
  [sheet.width, sheet.height] = [width, height];
  sheet.setAttribute('aria-label', name);
  sheet.getContext('2d')?.drawImage(picture, 0, 0);
  need('#lines', SVGSVGElement).setAttribute('viewBox', `0 0 ${width} ${height}`);
  result = undefined;
  showResult();
  status.textContent = '';
  if (isReady && !isBusy) await start();
}

async function showSample(id: string): Promise<void> {
  try {
    const sample = await (await fetch(pictureOf(id))).blob();
    // Another one may be chosen in the meantime.
    if (isChosen(id)) await show(sample, nameOf(id));
  } catch {
    status.textContent = 'The sample could not be loaded. Is there a connection?';
  }
}

const isChosen = (id: string) => document.querySelector(`[name=sample][value=${id}]:checked`);

function nameOf(id: string): string {
  const { kind, language, condition } = truth.find((each) => each.id === id) ?? {};
  return `${kind} in ${language === 'de' ? 'German' : 'English'}, ${condition}`;
}

function showOwn(file: File | undefined): void {
  if (!file) return;
  for (const input of document.querySelectorAll<HTMLInputElement>('[name=sample]')) {
    input.checked = false;
  }
  void show(file, file.name);
}

function showTool(): void {
  const isReader = chosen('tool') === 'reader';
  need('#reader', HTMLElement).hidden = !isReader;
  need('#counter', HTMLElement).hidden = isReader;
  const script = '/parts-counter/app.js';
  if (!isReader) void import(/* @vite-ignore */ script);
}

async function copyOutput(): Promise<void> {
  output.select();
  // The frame has no permission for the Clipboard API; the older command needs none.
  need('#export-status', HTMLElement).textContent = document.execCommand('copy')
    ? 'Copied.'
    : 'The text is selected: press Ctrl+C, or Cmd+C on a Mac.';
}

function downloadOutput(): void {
  const href = URL.createObjectURL(new Blob([output.value], { type: 'text/plain' }));
  h('a', { href, download: `document.${chosen('format')}` }).click();
  // Revoke later, because the browser reads the blob after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

button.addEventListener('click', () => void start());
cancel.addEventListener('click', () => controller.abort());
onChoice('tool', showTool);
onChoice('format', showExport);
need('#copy', HTMLButtonElement).addEventListener('click', () => void copyOutput());
need('#download', HTMLButtonElement).addEventListener('click', downloadOutput);

const input = need('#document-file', HTMLInputElement);
input.addEventListener('change', () => {
  showOwn(input.files?.[0]);
  // The same file can be chosen again.
  input.value = '';
});
const drop = need('#drop', HTMLElement);
for (const type of ['dragover', 'dragleave', 'drop'] as const) {
  drop.addEventListener(type, (event) => {
    event.preventDefault();
    drop.classList.toggle('over', type === 'dragover');
    if (type === 'drop') showOwn(event.dataTransfer?.files[0]);
  });
}

fill(
  need('#samples', HTMLElement),
  ...truth.map(({ id }) =>
    h(
      'label',
      { title: nameOf(id) },
      h('input', {
        type: 'radio',
        name: 'sample',
        value: id,
        checked: id === FIRST,
        'aria-label': nameOf(id),
      }),
      h('img', {
        src: pictureOf(`${id}.thumb`),
        alt: '',
        width: 52,
        height: 68,
      }),
    ),
  ),
);
onChoice('sample', () => void showSample(chosen('sample')));
need('#measured', HTMLElement).textContent =
  `Measured on the ${truth.length} samples. In brackets: Tesseract.js ${evaluation.tesseract} on the same pictures, with the same rules.`;
fill(need('#results', HTMLElement), ...resultRows(evaluation.groups));
need('#mistakes-details', HTMLDetailsElement).addEventListener('toggle', () => {
  // Only now, because the pictures are large.
  fill(need('#mistakes', HTMLElement), ...mistakeItems(evaluation.mistakes, pictureOf));
});
need('#mistakes-note', HTMLElement).textContent =
  `${evaluation.mistaken} of ${evaluation.lines} rows have a mistake. These are the worst.`;

if ('WebAssembly' in globalThis) {
  device = await chooseDevice();
  await showButton();
} else {
  button.hidden = true;
  need('#consent', HTMLElement).textContent =
    'The reader can not run in this browser, which has no WebAssembly.';
}
need('main', HTMLElement).hidden = false;
need('[name=sample]:checked', HTMLInputElement).scrollIntoView({
  block: 'nearest',
  inline: 'center',
});
await showSample(FIRST);
