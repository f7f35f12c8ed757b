import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Basic Latin and Latin-1, the punctuation and arrows that the texts use, and common currency signs. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...Array.from('ıŒœŠšŽžŁłĆćČčĞğŐőŞş–—‘’‚“”„†•…‹›€™−×≈≤≥←↑→↓↗↩✓'),
].join('');

const fonts = [
  // Headings are set large and at one weight range: the optical size is fixed at a display cut.
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    to: 'fraunces.woff2',
    variationAxes: { opsz: 72, wght: { min: 400, max: 600 } },
  },
  {
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

// The demo host is another origin, so it carries copies of its own.
const folders = ['app/fonts', 'demo-host/shared'];
for (const folder of folders) mkdirSync(folder, { recursive: true });
for (const { from, to, variationAxes } of fonts) {
  const font = await subsetFont(readFileSync(require.resolve(from)), characters, {
    targetFormat: 'woff2',
    variationAxes,
  });
  for (const folder of folders) writeFileSync(`${folder}/${to}`, font);
  console.log(`${to}: ${(font.length / 1000).toFixed(1)} kB`);
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}
