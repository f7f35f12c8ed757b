import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont, { type Options } from 'subset-font';

const require = createRequire(import.meta.url);

/** Characters that nearly all pages need: English letters, punctuation and mathematical signs. */
const common = [...range(0x20, 0x7e), ...'\u00a0£©²·×÷–—‘’“”„•…€™←→−≈≤≥✓'];
/** The rest of Latin-1 and letters of names, loaded only by pages that show one of them. */
const rare = [...range(0xa1, 0xff), ...'ıŒœŠšŽžŁłĆćČčĞğŐőŞş'].filter(
  (character) => !common.includes(character),
);
/** Characters that occur only in pictures. */
const drawnOnly = [...'‚†‹›↑↓↗↩'];
const all = [...common, ...rare, ...drawnOnly];

const fonts = [
  // Headings are large and have a single weight: the optical size for display.
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    license: '@fontsource-variable/fraunces/LICENSE',
    to: 'fraunces',
    drawn: { opsz: 72, wght: { min: 400, max: 600 } },
    shown: { opsz: 72, wght: 520 },
  },
  {
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    license: '@fontsource-variable/hanken-grotesk/LICENSE',
    to: 'hanken-grotesk',
    drawn: { wght: { min: 400, max: 700 } },
    shown: { wght: { min: 400, max: 700 } },
  },
];

/** OpenType features: kerning, ligatures, marks, and tabular figures. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

// The demo host is another origin, so it has its own copies.
const shownIn = ['app/fonts', 'packages/demos/public/shared'];
for (const { from, license, to, drawn, shown } of fonts) {
  const font = readFileSync(require.resolve(from));
  // Pictures that a build draws (lib/seo/share-image.ts) may need any of the characters.
  await cut(font, ['app/fonts'], `${to}.woff2`, all, { variationAxes: drawn });
  const web = { variationAxes: shown, keepFeatures: features };
  await cut(font, shownIn, `${to}-common.woff2`, common, web);
  await cut(font, shownIn, `${to}-rare.woff2`, rare, web);
  // The SIL Open Font License must be distributed with every copy of a font.
  for (const folder of shownIn) {
    copyFileSync(require.resolve(license), `${folder}/${to}-LICENSE.txt`);
  }
}

async function cut(
  font: Buffer,
  folders: string[],
  name: string,
  characters: string[],
  options: Omit<Options, 'targetFormat'>,
): Promise<void> {
  const part = await subsetFont(font, characters.join(''), { ...options, targetFormat: 'woff2' });
  for (const folder of folders) writeFileSync(`${folder}/${name}`, part);
  console.log(`${name}: ${(part.length / 1000).toFixed(1)} kB`);
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}
