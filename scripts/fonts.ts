import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont, { type Options } from 'subset-font';
import { openFontOutlines } from 'thread-art/font-outlines';
import { colorProperties } from '#lib/content/brand/brand-colors';
import { brandDocument } from '#lib/content/collections/brand';
import { drawIcon } from '#lib/seo/icons';
import { hasDemos } from './build/demos';

// Makes the fonts of the two packages that content/brand.json names, the fonts that are shown until
// these have loaded, the widths of letters for drawings, and the theme of the demos, which are on
// another origin and have their own copies.

const pages = 'app/fonts';
const demos = 'packages/demos/public/shared';
/** Folders that have the fonts. Without demos these need none. */
const folders = hasDemos() ? [pages, demos] : [pages];
const require = createRequire(path.resolve('package.json'));

/** Characters that nearly all pages need: English letters, punctuation and mathematical signs. */
const common = [...range(0x20, 0x7e), ...'\u00a0£©²·×÷–—‘’“”„•…€™←→−≈≤≥✓'];
/** The rest of Latin-1 and letters of names, loaded only by pages that show one of them. */
const rare = [...range(0xa1, 0xff), ...'ıŒœŠšŽžŁłĆćČčĞğŐőŞş'].filter(
  (character) => !common.includes(character),
);
/** Characters that occur only in pictures. */
const drawnOnly = [...'‚†‹›↑↓↗↩'];
const all = [...common, ...rare, ...drawnOnly];

/** OpenType features: kerning, ligatures, marks, and tabular figures. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** Weights of drawings and of pages. Headings are large and have a single weight. */
const roles = {
  display: { drawn: { min: 400, max: 600 }, shown: 520, opticalSize: 72 },
  text: { drawn: { min: 400, max: 700 }, shown: { min: 400, max: 700 }, opticalSize: undefined },
} as const;

/**
 * Local fonts of each system with equal widths, and the average width of their letters in em
 * (xWidthAvg / unitsPerEm in @capsizecss/metrics 4.3).
 */
const fallbacks = {
  serif: [
    {
      averageWidth: 832 / 2048,
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    },
    // The serif font of Android.
    { averageWidth: 481 / 1000, local: ['Noto Serif', 'NotoSerif'] },
  ],
  'sans-serif': [
    // These have nearly the same widths; Roboto is the font of Android.
    {
      averageWidth: 913 / 2048,
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto'],
    },
  ],
};

const faces: string[] = [];
const families: Record<string, string> = {};
const advances: Record<string, number[]> = {};
for (const [role, { drawn, shown, opticalSize }] of Object.entries(roles)) {
  const name = brandDocument.get().fonts[role as keyof typeof roles];
  const { file, license, category, axes } = packageFiles(name, opticalSize !== undefined);
  const source = readFileSync(file);
  const within = (axis: string, value: number) =>
    Math.min(Number(axes[axis]?.max ?? value), Math.max(Number(axes[axis]?.min ?? value), value));
  const opsz = opticalSize && axes.opsz ? within('opsz', opticalSize) : undefined;
  const weights = (wght: number | { min: number; max: number }) => ({
    ...(opsz && { opsz }),
    wght:
      typeof wght === 'number'
        ? within('wght', wght)
        : { min: within('wght', wght.min), max: within('wght', wght.max) },
  });
  // Pictures that a build draws (lib/seo/share-image.ts) may need any of the characters.
  await cut(source, [pages], role, all, { variationAxes: weights(drawn) });
  const web = { variationAxes: weights(shown), keepFeatures: features };
  const first = await cut(source, folders, `${role}-common`, common, web);
  await cut(source, folders, `${role}-rare`, rare, web);
  // The SIL Open Font License must be distributed with every copy of a font.
  for (const folder of folders) copyFileSync(license, `${folder}/${role}-LICENSE.txt`);

  // An upper bound of the widths at the weights that drawings use.
  const instances = [400, 540].map((wght) =>
    subsetFont(source, all.join(''), { targetFormat: 'woff2', variationAxes: weights(wght) }),
  );
  const drawnFonts = (await Promise.all(instances)).map(openFontOutlines);
  advances[role] = range(0x20, 0x7e).map((character) => {
    const widths = drawnFonts.map((font) => font.width(character, 1000));
    return Math.ceil(Math.max(...widths));
  });
  const metrics = await fromBuffer(first);
  const own = fallbacks[category].map((fallback, index) => {
    const family = `${role} fallback ${index + 1}`;
    faces.push(fallbackFace(family, metrics, fallback));
    return `"${family}"`;
  });
  families[`--font-${role}-fallback`] = [...own, category].join(', ');
}
const note =
  '/* Local fonts until the others have loaded. Made by `npm run assets` (docs/decisions/0059). */';
const rules = [note, ...faces, rootRule(families)].join('\n');
writeFileSync(`${pages}/fallbacks.css`, rules);
// The content check compares it with brand.json.
writeFileSync(`${pages}/packages.json`, `${JSON.stringify(brandDocument.get().fonts, null, 2)}\n`);
if (hasDemos()) {
  const colors = rootRule(colorProperties(brandDocument.get().colors));
  writeFileSync(`${demos}/brand.css`, `${rules}\n${colors}`);
  writeFileSync(`${demos}/icon.svg`, drawIcon('rounded'));
}
writeFileSync('lib/art/advances.json', `${JSON.stringify(advances)}\n`);

/** A CSS rule with custom properties. */
function rootRule(properties: Record<string, string>): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};\n`);
  return `:root {\n${lines.join('')}}\n`;
}

/**
 * Files of a package of Fontsource.
 *
 * @throws Error if it is not installed, or not a variable font
 */
function packageFiles(name: string, hasOpticalSize: boolean) {
  const at = (...parts: string[]) => path.join('node_modules', name, ...parts);
  if (!existsSync(at('package.json'))) {
    throw new Error(`${name} is not installed. Fix: npm install --save-dev ${name}`);
  }
  const stem = `${path.basename(name)}-latin`;
  const names = [...(hasOpticalSize ? ['opsz'] : []), 'wght'];
  const file = names.map((axis) => at('files', `${stem}-${axis}-normal.woff2`)).find(existsSync);
  if (!file) {
    throw new Error(
      `${name} is not a variable font with Latin letters. Fix: name a package of @fontsource-variable in content/brand.json`,
    );
  }
  const { category, variable } = require(path.resolve(at('metadata.json')));
  return {
    file,
    axes: variable as Record<string, { min: string; max: string }>,
    license: at('LICENSE'),
    category: category === 'serif' ? ('serif' as const) : ('sans-serif' as const),
  };
}

interface Metrics {
  ascent: number;
  descent: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

/**
 * A local font with the widths and the height of the web font, so that nothing moves when this loads.
 * `xWidthAvg` is the average width of letters by their frequency (capsizecss.com).
 */
function fallbackFace(
  family: string,
  web: Metrics,
  { averageWidth, local }: { averageWidth: number; local: readonly string[] },
): string {
  const adjust = web.xWidthAvg / web.unitsPerEm / averageWidth;
  const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;
  return `@font-face {
  font-family: "${family}";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  ascent-override: ${percent(web.ascent / web.unitsPerEm / adjust)};
  descent-override: ${percent(Math.abs(web.descent) / web.unitsPerEm / adjust)};
  line-gap-override: 0%;
  size-adjust: ${percent(adjust)};
}
`;
}

async function cut(
  font: Buffer,
  folders: readonly string[],
  name: string,
  characters: string[],
  options: Omit<Options, 'targetFormat'>,
): Promise<Buffer> {
  const part = await subsetFont(font, characters.join(''), { ...options, targetFormat: 'woff2' });
  for (const folder of folders) writeFileSync(`${folder}/${name}.woff2`, part);
  console.log(`${name}: ${(part.length / 1000).toFixed(1)} kB`);
  return part;
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}
