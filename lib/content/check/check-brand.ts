import '#server-only';

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { fiveTones } from 'thread-art/palette';

import { contrast, mixed, nearestPassing, tintOf } from '../../site/contrast';
import { colorProperties, highlightOf } from '../brand/brand-colors';
import { logoSvg } from '../brand/logo';
import { type Brand, brandDocument } from '../collections/brand';
import { demos } from '../collections/demos';
import { contentPath, contentRoot } from '../load/content-folder';
import { grouped } from '../load/grouped';
import { type Problem, problemAt } from '../load/problem';

type Colors = Brand['colors'];

interface Pair {
  /** Path of the color below `colors`. */
  at: string;
  color: string;
  ground: string;
  groundName: string;
  /** WCAG 2.2 level AA: 4.5 for words, 3 for the edges of fields. */
  least: number;
  /** Share of the color in what is shown. */
  strength: number;
}

const words = (at: string, color: string, groundName: string, ground: string): Pair => ({
  ...{ at, color, ground, groundName },
  ...{ least: 4.5, strength: 1 },
});

/** Contrast of a color in the place of the one of a pair. */
const ratioOf = ({ ground, strength }: Pair, color: string) =>
  contrast(mixed(color, ground, strength), ground);

/** Every color of words with every ground that it is shown on, and the edges of fields. */
function pairsOf(colors: Colors): Pair[] {
  const inSchemes = (['light', 'dark'] as const).flatMap((scheme) => {
    const pages = (['paper', 'surface', 'card'] as const).map(
      (name) => [`${name}.${scheme}`, colors[name][scheme]] as const,
    );
    const highlight = ['the highlight', highlightOf(colors)[scheme]] as const;
    const onGrounds = [...fiveTones, 'ink' as const, 'muted' as const].flatMap((name) => {
      const color = colors[name];
      const thread = 'thread' in color ? color.thread : colors.neutral;
      const tint = [`the tint of ${thread}`, tintOf(thread, colors.paper)[scheme]] as const;
      return [...pages, highlight, tint].map(([groundName, ground]) =>
        words(`${name}.${scheme}`, color[scheme], groundName, ground),
      );
    });
    // The edges of fields and of outlined buttons are half transparent.
    const edges = pages.map(([groundName, ground]) => ({
      ...words(`ink.${scheme}`, colors.ink[scheme], `${groundName}, at half its strength,`, ground),
      ...{ least: 3, strength: 0.5 },
    }));
    return [...onGrounds, ...edges];
  });
  // Drawings of products have words on surfaces in a thread color.
  const onThreads = fiveTones.map((tone) => {
    const isDark = tone === 'primary' || tone === 'fifth';
    const ground = isDark ? '#ffffff' : colors.ink.light;
    const name = isDark ? 'white words' : 'words in ink.light';
    return words(`${tone}.thread`, colors[tone].thread, name, ground);
  });
  return [...inSchemes, ...onThreads];
}

/** Colors whose contrast is too low on a ground, with the nearest that pass on all grounds. */
export function contrastFailures(colors: Colors) {
  return [...grouped(pairsOf(colors), ({ at }) => [at]).values()].flatMap((pairs) => {
    const [worst] = pairs
      .filter((pair) => ratioOf(pair, pair.color) < pair.least)
      .sort((a, b) => ratioOf(a, a.color) - ratioOf(b, b.color));
    if (!worst) return [];
    const better = nearestPassing(worst.color, (each) =>
      pairs.every((pair) => ratioOf(pair, each) >= pair.least),
    );
    return { ...worst, ratio: ratioOf(worst, worst.color), better };
  });
}

/** Least contrast of a color of the logo. WCAG asks for none: below this a logo vanishes. */
const visible = 2;

/** Colors of the logo in a scheme, as the header shows it. */
function logoColors(colors: Colors, scheme: 'light' | 'dark'): string[] {
  const logo = logoSvg();
  const named = [...logo.matchAll(/var\(--color-([a-z]+)(-text)?\)/g)].flatMap(
    ([, name = '', text]) => {
      const color = Object.entries(colors).find(([each]) => each === name)?.[1];
      if (typeof color !== 'object') return color ?? [];
      return 'thread' in color && !text ? color.thread : color[scheme];
    },
  );
  const written = [...logo.matchAll(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi)].map(([color]) =>
    color.length > 4 ? color : color.replace(/[\da-f]/gi, '$&$&'),
  );
  return [...named, ...written, ...(/currentcolor/i.test(logo) ? [colors.ink[scheme]] : [])];
}

/** Reports a logo that can't be drawn at any size. */
function brokenLogo(): Problem[] | undefined {
  const problem = (message: string, fix: string) => [
    problemAt({ file: contentPath('logo.svg') }, [], message, fix),
  ];
  if (!existsSync(path.join(contentRoot(), 'logo.svg')))
    return problem('this file is missing', 'add the logo as an SVG file');
  const [start] = /^<svg[^>]*>/.exec(logoSvg()) ?? [];
  if (!start) return problem('it does not begin with <svg', 'save the logo as an SVG file');
  if (/\sviewBox=/.test(start)) return undefined;
  return problem('its <svg> has no viewBox', 'add one, such as viewBox="0 0 32 32"');
}

/** Reports a logo none of whose colors is visible on the header of a scheme. */
const invisibleLogo = (colors: Colors): Problem[] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const drawn = logoColors(colors, scheme);
    const grounds = [colors.paper[scheme], colors.surface[scheme]];
    const isVisible = (color: string) =>
      grounds.every((ground) => contrast(color, ground) >= visible);
    if (drawn.length === 0 || drawn.some(isVisible)) return [];
    return problemAt(
      { file: contentPath('logo.svg') },
      [],
      `none of its colors (${[...new Set(drawn)].join(', ')}) has a contrast of ${visible}:1 on ${grounds.join(' and ')}, the grounds of the ${scheme} scheme`,
      'draw it in a color for words, such as var(--color-primary-text), which follows the scheme',
    );
  });

/** Text of a file that `npm run assets` writes, if it is there. */
function readAsset(name: string): string | undefined {
  const file = path.join(process.cwd(), name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Reports fonts of which pages have no files yet. */
function missingFonts(file: BrandFile, fonts: Brand['fonts']): Problem[] {
  const packages = readAsset('app/fonts/packages.json');
  if (!packages) return [];
  const made = JSON.parse(packages);
  return Object.entries(fonts).flatMap(([role, name]) => {
    if (made[role] === name) return [];
    const message = `pages still have the font of ${made[role]}`;
    const fix = `run npm install --save-dev ${name}, then npm run assets`;
    return problemAt(file, ['fonts', role], message, fix);
  });
}

/** Reports colors that the demos do not have yet. */
function oldDemoColors(file: BrandFile, colors: Colors): Problem[] {
  const theme = readAsset('packages/demos/public/shared/brand.css');
  if (!theme || demos.valid().length === 0) return [];
  const properties = Object.entries(colorProperties(colors));
  if (properties.every(([name, value]) => theme.includes(`${name}: ${value};`))) return [];
  return [problemAt(file, ['colors'], 'the demos still have other colors', 'run npm run assets')];
}

/**
 * Reports colors whose contrast is too low, a logo that is not visible, and what `npm run assets` has
 * to make anew.
 */
export function checkBrand(): Problem[] {
  const [file] = brandDocument.inspect().files;
  const brand = brandDocument.valid();
  if (!file || !brand) return [];
  return [
    ...lowContrast(file, brand.colors),
    ...(brokenLogo() ?? invisibleLogo(brand.colors)),
    ...missingFonts(file, brand.fonts),
    ...oldDemoColors(file, brand.colors),
  ];
}

type BrandFile = Parameters<typeof problemAt>[0];

const lowContrast = (file: BrandFile, colors: Colors): Problem[] =>
  contrastFailures(colors).map(({ at, color, groundName, ratio, least, better }) =>
    problemAt(
      file,
      ['colors', ...at.split('.')],
      `${color} with ${groundName} has a contrast of ${ratio.toFixed(2)}:1, less than ${least}:1`,
      better
        ? `write ${better}, the nearest color that passes on all its grounds`
        : 'change its grounds: no lightness of this color passes on all of them',
    ),
  );
