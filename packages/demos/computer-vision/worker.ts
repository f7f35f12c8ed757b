import jspiGlue from 'onnxruntime-web/ort-wasm-simd-threaded.jspi.mjs?url';
import wasmGlue from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';

import { loadFiles, type ReaderFile } from './files';
import { createReader, type Reading } from './ocr/reader';

export type Device = 'webgpu' | 'wasm';
/** Files in this order: runtime, detector, recognizer, characters. */
export type Request =
  | { type: 'load'; device: Device; files: ReaderFile[] }
  | { type: 'read'; picture: ImageBitmap };
export type Answer =
  | { type: 'progress'; done: number }
  | { type: 'done'; reading?: Reading }
  | { type: 'failed'; reason: string };

const answer = (message: Answer) => postMessage(message);
const onProgress = (done: number) => answer({ type: 'progress', done });

let reader: Awaited<ReturnType<typeof createReader>> | undefined;

async function load(device: Device, files: ReaderFile[]): Promise<void> {
  const [runtime, detector, recognizer, characters] = await loadFiles(files, onProgress);
  if (!runtime || !detector || !recognizer) throw new Error('A file is missing');
  const isGpu = device === 'webgpu';
  const ort = await (isGpu ? import('onnxruntime-web/jspi') : import('onnxruntime-web/wasm'));
  // It warns of operators that run on the processor on purpose.
  ort.env.logLevel = 'error';
  ort.env.wasm.wasmBinary = runtime.buffer;
  ort.env.wasm.wasmPaths = { mjs: new URL(isGpu ? jspiGlue : wasmGlue, import.meta.url).href };
  // Threads need headers that a page in a frame can not have on its own.
  ort.env.wasm.numThreads = 1;
  const models = { detector, recognizer, characters: new TextDecoder().decode(characters) };
  reader = await createReader(ort, models, { executionProviders: [device] });
}

async function read(picture: ImageBitmap): Promise<Reading | undefined> {
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to a worker');
  // Transparent parts are paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0);
  picture.close();
  const { data } = context.getImageData(0, 0, width, height);
  return reader?.read({ data, width, height }, onProgress);
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  try {
    if (data.type === 'load') {
      await load(data.device, data.files);
      answer({ type: 'done' });
    } else answer({ type: 'done', reading: await read(data.picture) });
  } catch (error) {
    answer({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
});
