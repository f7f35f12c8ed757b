import { escaped } from '../escape.ts';
import { type Palette, type Tone, threadColor } from '../palette.ts';
import { pathData } from '../path.ts';
import { type Line, tracking } from '../text-metrics.ts';
import type { Theme } from '../theme.ts';
import type { Layer, Stub } from './layer.ts';
import { layOut } from './layout.ts';
import { reedHalf, reeds, sheet, weftHalf } from './sheet.ts';
import {
  bundle,
  type Thread,
  toneOf,
  warpPitch,
  warpThreads,
  weftRows,
  weftThreads,
} from './threads.ts';

export interface PosterInput {
  title: string;
  subtitle: string;
  /** ISO date of compilation. */
  compiled: string;
  /** Credit line at the foot; line breaks are kept. */
  credit: string;
  /** URL of the license, shown at the foot. */
  license?: string;
  /** Sentence about the names, at the foot. */
  notice: string;
  layers: readonly Layer[];
  /** The two WOFF2 font files in base64. */
  fonts: { display: string; text: string };
}

const fontName = { display: 'Landscape Display', text: 'Landscape Text' } as const;
const fontStack = {
  display: `'${fontName.display}',Georgia,serif`,
  text: `'${fontName.text}',Arial,sans-serif`,
} as const;

/** Fragment of the address of the poster with which it follows the color scheme of its reader. */
export const screenFragment = '#screen';

/**
 * Draws a map of names in layers as a self-contained SVG document in A3 portrait. It is light, and
 * dark in a dark scheme if its address ends with `screenFragment`: a saved or printed poster has no
 * fragment. Rules replace attributes, because drawing programs read no custom properties.
 */
export function drawLandscape(input: PosterInput, { palette, advances }: Theme): string {
  const { width, height } = sheet;
  const layout = layOut({ ...input, foot: [input.credit, facts(input), input.notice] }, advances);
  const wefts = layout.wefts.flatMap((y, index) => weftThreads(y, index));
  const warps = warpThreads(layout.wefts, layout.headBottom);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${screenFragment.slice(1)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="landscape-title landscape-desc">`,
    `<title id="landscape-title">${escapeText(input.title)}</title>`,
    `<desc id="landscape-desc">${escapeText(describe(input))}</desc>`,
    `<style>${fontFace('display', input.fonts.display)}${fontFace('text', input.fonts.text)}${darkRules(palette)}</style>`,
    `<rect width="${width}" height="${height}" fill="${palette.paper.light}"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    drawThreads(palette, wefts, { quiet: 1.3, color: 2.4 }),
    drawStubs(palette, layout.stubs),
    drawThreads(palette, warps, { quiet: 1.2, color: 2.2 }),
    ...layout.wefts.map((y, index) => drawCrossings(palette, y, index)),
    '</g>',
    drawLines(palette, layout.lines),
    '</svg>',
  ].join('');
}

function darkRules({ paper, ink, muted }: Palette): string {
  const colors = [paper, ink, muted];
  const rules = colors.flatMap(({ light, dark }) =>
    ['fill', 'stroke'].map((name) => `:target [${name}="${light}"]{${name}:${dark}}`),
  );
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function facts({ compiled, license }: PosterInput): string {
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const time = Date.parse(compiled);
  const day = Number.isNaN(time) ? compiled : date.format(time);
  return [`Compiled ${day}`, license ? licenseLine(license) : ''].filter(Boolean).join('\n');
}

/** Derives the short name from a Creative Commons URL, e.g. /licenses/by/4.0/ → CC BY 4.0. */
function licenseLine(license: string): string {
  const [, terms, version] = /\/licenses\/([a-z-]+)\/([\d.]+)/.exec(license) ?? [];
  const address = license.replace(/^https?:\/\//, '').replace(/\/$/, '');
  if (!terms || !version) return `License: ${address}`;
  return `License: CC ${terms.toUpperCase()} ${version}\n${address}`;
}

function describe({ subtitle, layers }: PosterInput): string {
  const named = layers.map(({ name, items }) => `${name}: ${items.join(', ')}.`);
  return [subtitle, ...named].join(' ');
}

function drawThreads(
  palette: Palette,
  threads: readonly Thread[],
  weight: { quiet: number; color: number },
): string {
  const tones = new Set(threads.map(({ tone }) => tone));
  const sorted = [...tones].sort((a, b) => Number(Boolean(a)) - Number(Boolean(b)));
  return sorted
    .map((tone) => {
      const data = threads
        .filter((thread) => thread.tone === tone)
        .map(({ pieces }) => pathData(pieces));
      return `<path ${strokeOf(palette, tone, weight)} d="${data.join('')}"/>`;
    })
    .join('');
}

function strokeOf(
  palette: Palette,
  tone: Tone | undefined,
  weight: { quiet: number; color: number },
): string {
  const look = tone ? '' : ' stroke-opacity=".5"';
  return `stroke="${threadColor(palette, tone)}"${look} stroke-width="${tone ? weight.color : weight.quiet}"`;
}

function drawStubs(palette: Palette, stubs: readonly Stub[]): string {
  const tones = new Set(stubs.map(({ layer }) => toneOf(layer)));
  return [...tones]
    .map((tone) => {
      const data = stubs
        .filter(({ layer }) => toneOf(layer) === tone)
        .map(({ column, x, y }) => `M${reeds[column]} ${round(y)}H${x - 15}`);
      return `<path stroke="${threadColor(palette, tone)}" stroke-width="2.4" d="${data.join('')}"/>`;
    })
    .join('');
}

/**
 * Plain weave: each weft thread passes over every second warp thread, the next weft thread over the
 * others. The warp is already drawn above the weft, so only the weft parts that pass over it are
 * drawn again, on a wider line in the paper color.
 */
function drawCrossings(palette: Palette, y: number, index: number): string {
  const first = -((bundle.length - 1) / 2) * warpPitch;
  const dash = `stroke-linecap="butt" stroke-dasharray="${round(warpPitch)}"`;
  const rows = weftRows.map((row, place) => {
    const shift = (place + index) % 2 === 0 ? 0 : warpPitch;
    const data = reeds
      .map((reed) => {
        const from = reed + first - warpPitch / 2 + shift;
        return `M${round(from)} ${round(y + row * (weftHalf - 2))}H${round(reed + reedHalf + 2)}`;
      })
      .join('');
    return { data, tone: place % 2 === 0 ? toneOf(index) : undefined };
  });
  const sleeve = `<path stroke="${palette.paper.light}" stroke-width="4.4" d="${rows.map(({ data }) => data).join('')}"/>`;
  const passes = rows.map(
    ({ data, tone }) =>
      `<path ${strokeOf(palette, tone, { quiet: 1.3, color: 2.4 })} d="${data}"/>`,
  );
  return `<g ${dash}>${sleeve}${passes.join('')}</g>`;
}

/** Groups lines by font and color, so these attributes are written once per group. */
function drawLines(palette: Palette, lines: readonly Line[]): string {
  const groups = new Map<string, string>();
  for (const line of lines) {
    const look = lookOf(line, palette);
    groups.set(look, `${groups.get(look) ?? ''}${drawLine(line)}`);
  }
  return [...groups].map(([look, texts]) => `<g ${look}>${texts}</g>`).join('');
}

function lookOf({ face, size, quiet }: Line, palette: Palette): string {
  const weight = quiet ? 400 : face === 'display' ? 540 : 500;
  const spacing = tracking[face] ? ` letter-spacing="${tracking[face]}em"` : '';
  return `font-family="${fontStack[face]}" font-weight="${weight}" font-size="${round(size)}" fill="${palette[quiet ? 'muted' : 'ink'].light}"${spacing}`;
}

function drawLine({ text, x, y, squeeze }: Line): string {
  const fit = squeeze ? ` textLength="${round(squeeze)}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${round(x)}" y="${round(y)}"${fit}>${escapeText(text)}</text>`;
}

function fontFace(face: keyof typeof fontName, data: string): string {
  const range = face === 'display' ? '400 600' : '400 700';
  return `@font-face{font-family:'${fontName[face]}';font-weight:${range};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

/** Escapes text and removes control characters, which XML 1.0 forbids except tab and line ends. */
const escapeText = (text: string) => escaped(text.replace(/(?![\t\n\r])\p{Cc}/gu, ''));

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
