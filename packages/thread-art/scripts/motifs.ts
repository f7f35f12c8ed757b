import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// Writes packages/thread-art/motifs.html: a page that needs no server and no other file.

const folder = path.dirname(fileURLToPath(import.meta.url));
const result = await build({
  entryPoints: [path.join(folder, 'motifs-page.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
});
// In HTML, `</script` would end the script.
const script = (result.outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
const page = readFileSync(path.join(folder, 'motifs-page.html'), 'utf8').replace(
  '<script></script>',
  () => `<script>${script}</script>`,
);
const file = path.join(path.dirname(folder), 'motifs.html');
writeFileSync(file, page);
console.log(`${path.relative(process.cwd(), file)}: ${(page.length / 1000).toFixed(0)} kB`);
