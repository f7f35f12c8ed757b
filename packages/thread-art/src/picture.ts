import { escaped } from './escape.ts';
import { fitCurve, type Point } from './fit.ts';
import { type Monogram, monogram, partsOutside } from './monogram.ts';
import type { Motif, Variation } from './motif.ts';
import { type MotifName, motifs } from './motifs.ts';
import { fiveTones, labelColors, type Palette, type Tone, threadColor } from './palette.ts';
import { pathData } from './path.ts';
import type { Dot, Pictogram } from './pictogram.ts';
import { hashOf, seededRandom } from './random.ts';
import { strokeFontText } from './stroke-font.ts';
import { assignColors, type StrokeStyle } from './stroke-style.ts';

export type { MotifName } from './motifs.ts';
export type { Tone } from './palette.ts';

export interface Picture {
  motif: MotifName;
  color: Tone;
  accent: Tone;
  /** Any string. Pictures with the same fields and seed are byte-equal. */
  seed: string;
  /** 0 (default) is the main drawing of the motif; others are variants of it. */
  variant?: number;
  /** What a pictogram counts or measures, e.g. [3, 1]: three branches, the first in the accent. */
  numbers?: readonly number[];
  /** For a part of a series: draws a border at the left edge with this many dots. */
  seriesPart?: number;
  /** Pixels. */
  width: number;
  height: number;
  /** Draws nine threads, two of them colored. */
  quiet?: boolean;
  /** Text alternative; without it the picture is decorative. */
  label?: string;
  /** One to three letters drawn into a portrait. */
  initials?: string;
  /** Fades the threads in from the left edge, or leaves the left third empty. */
  fade?: 'edge' | 'half';
}

/** A picture and its colors. */
type Drawing = Picture & { palette: Palette };

/** Stroke width in pixels at card size, and opacity, of each style. */
const strokes: Record<StrokeStyle['part'], { width: number; opacity: number }> = {
  quiet: { width: 1.2, opacity: 0.38 },
  soft: { width: 1.3, opacity: 0.42 },
  fine: { width: 1.6, opacity: 0.92 },
  bold: { width: 2.4, opacity: 1 },
};

/** Start and end of the fade, as shares of the width. */
const fadeIn = { edge: ['0', '.3'], half: ['.3', '.56'] } as const;

/**
 * Draws a complete SVG document with a transparent background; the page colors what is behind it.
 */
export function drawPicture(description: Picture, palette: Palette): string {
  const picture: Drawing = { ...description, palette };
  const { width, height, label } = picture;
  const role = label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"';
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" ${role}>`;
  return `${head}${picture.fade ? fades(picture) : ''}${drawThreads(picture)}</svg>`;
}

function drawThreads(picture: Drawing): string {
  const motif: Motif = motifs[picture.motif];
  const random = seededRandom(picture.seed);
  const numbers = Array.from({ length: 8 }, random);
  const variant = picture.variant ?? 0;
  const ratio = picture.width / picture.height;
  const threads = picture.quiet ? 9 : threadCount(motif, picture.height, variant, ratio);
  const variation: Variation = {
    ...{ ratio, variant, threads, random: numbers },
    numbers: picture.numbers,
  };
  const { color, accent, palette } = picture;
  const few = picture.quiet ? 2 : undefined;
  const { five, together = 1 } = motif;
  const styles = motif.pictogram
    ? groundStyles(threads, picture)
    : assignColors(threads, { color, accent, five, few, together, variant }, random);
  styles.forEach((_, index) => {
    if (motif.leads?.((index + 0.5) / threads)) styles[index] = { part: 'fine', tone: accent };
  });
  const { paint } = motif;
  if (paint)
    styles.forEach((_, index) => {
      styles[index] = paint((index + 0.5) / threads, variation);
    });
  const letters = picture.initials ? monogram(picture.initials, picture) : undefined;
  const groups = new Map<string, string>();
  for (const part of ['quiet', 'soft', 'fine', 'bold'] as const) {
    styles.forEach((style, index) => {
      if (style.part !== part) return;
      const path = threadPath(motif, (index + 0.5) / threads, variation, picture, letters);
      const key = strokeOf(style, picture);
      groups.set(key, `${groups.get(key) ?? ''}<path d="${path}"/>`);
    });
  }
  const threadGroups = [...groups].map(([key, paths]) => `<g ${key}>${paths}</g>`).join('');
  const initials = letters
    ? `<path stroke="${threadColor(palette, color)}" stroke-width="${letters.width.toFixed(1)}" d="${letters.d}"/>`
    : '';
  const thing = motif.pictogram ? drawPictogram(motif.pictogram(variation), picture) : '';
  const border = picture.seriesPart ? drawSeriesBorder(picture.seriesPart, picture) : '';
  return `<g stroke-linejoin="round" stroke-linecap="round">${threadGroups}${thing}${initials}${border}${drawLabels(motif, picture)}</g>`;
}

/** Distance of the strands of a line from its center, and length of a turn, in heights. */
const twist = { swing: 0.022, turn: 0.42 };
/** Diameter in heights from which a dot is drawn as a spiral. */
const spiralFrom = 0.12;

interface StrandStyle {
  part: StrokeStyle['part'];
  of?: 'color' | 'accent';
}

/** Strands of each part of a pictogram. */
const strands: Record<'both' | 'color' | 'accent' | 'quiet', readonly StrandStyle[]> = {
  both: [
    { part: 'bold', of: 'color' },
    { part: 'bold', of: 'accent' },
    { part: 'fine', of: 'color' },
  ],
  color: [
    { part: 'bold', of: 'color' },
    { part: 'fine', of: 'color' },
    { part: 'bold', of: 'color' },
  ],
  accent: [
    { part: 'bold', of: 'accent' },
    { part: 'fine', of: 'accent' },
    { part: 'bold', of: 'accent' },
  ],
  quiet: [{ part: 'bold' }, { part: 'bold' }],
};

/** Styles of the threads behind a pictogram: gray, with a little color in every fifth. */
const groundStyles = (count: number, { color }: Picture): StrokeStyle[] =>
  Array.from({ length: count }, (_, index) =>
    index % 5 === 2 ? { part: 'soft', tone: color } : { part: 'quiet' },
  );

function drawPictogram({ strokes: lines, dots = [] }: Pictogram, picture: Drawing): string {
  const { height } = picture;
  // The thing grows with its frame, so its strands keep their distance.
  const scale = Math.max(0.95, (1.3 * height) / 320);
  const drawn = lines.flatMap(({ line, part, thin }) => {
    const styles = strands[part ?? 'both'].slice(0, thin ? 1 : undefined);
    const turns = Math.max(1, Math.round(line.length / twist.turn));
    return styles.map((style, index) => {
      const aside = (index - (styles.length - 1) / 2) * twist.swing;
      const phase = (2 * Math.PI * index) / styles.length;
      const at = (u: number): Point => {
        const [x, y] = line.at(u);
        const [ax, ay] = line.at(Math.max(0, u - 1e-3));
        const [bx, by] = line.at(Math.min(1, u + 1e-3));
        const run = Math.hypot(bx - ax, by - ay) || 1;
        const wave = twist.swing * Math.sin(2 * Math.PI * turns * u + phase);
        const off = line.twist && !thin ? wave : aside;
        return [(x - ((by - ay) / run) * off) * height, (y + ((bx - ax) / run) * off) * height];
      };
      const tone = style.of && picture[style.of];
      const stroke = strokeOf({ part: style.part, tone }, picture, scale);
      return `<path ${stroke} d="${pathData(fitCurve(at, line.cuts))}"/>`;
    });
  });
  return drawn.join('') + dots.map((dot) => drawDot(dot, picture)).join('');
}

/** A dot, or a spiral if it is large. */
function drawDot({ at: [x, y], part, size = 0.07 }: Dot, picture: Drawing): string {
  const { height, palette } = picture;
  const tone = picture[part];
  const dot = `M${Math.round(x * height)} ${Math.round(y * height)}h.1`;
  if (size < spiralFrom) {
    return `<path stroke="${threadColor(palette, tone)}" stroke-width="${Math.round(size * height)}" d="${dot}"/>`;
  }
  const rounds = Math.max(2, Math.round(size / 0.06));
  const spiral = (u: number): Point => {
    const angle = 2 * Math.PI * rounds * u;
    const radius = (size / 2) * (0.12 + 0.88 * u);
    return [(x + radius * Math.cos(angle)) * height, (y + radius * Math.sin(angle)) * height];
  };
  const cuts = Array.from({ length: rounds * 2 + 1 }, (_, index) => index / (rounds * 2));
  const width = (size * height) / rounds / 2.9;
  return `<path stroke="${threadColor(palette, tone)}" stroke-width="${width.toFixed(1)}" d="${pathData(fitCurve(spiral, cuts))}"/>`;
}

/**
 * A border that all parts of a series have: straight threads along the left edge, and on them a dot
 * for each part.
 */
function drawSeriesBorder(parts: number, picture: Drawing): string {
  const { height, color, accent, palette } = picture;
  const unit = height / 320;
  const threads = [11, 22, 33].map((x, index) => {
    const tone = index === 1 ? accent : color;
    return `<path stroke="${threadColor(palette, tone)}" stroke-width="${(5 * unit).toFixed(1)}" d="M${(x * unit).toFixed(1)} 0v${height}"/>`;
  });
  const dots = Array.from({ length: parts }, (_, index) => {
    const y = height - (34 + index * 42) * unit;
    return `M${(22 * unit).toFixed(1)} ${Math.round(y)}h.1`;
  });
  return `${threads.join('')}<path stroke="${threadColor(palette, accent)}" stroke-width="${Math.round(30 * unit)}" d="${dots.join('')}"/>`;
}

/** Number of threads. It grows more slowly than the height, so large pictures are not dense. */
function threadCount(motif: Motif, height: number, variant: number, ratio: number): number {
  const parts = motif.parts?.(variant, ratio) ?? 1;
  return Math.ceil(Math.max(8, motif.threads * (height / 320) ** 0.6) / parts) * parts;
}

/**
 * Words in strokes. A picture on a page takes the color scheme of its place there, e.g. the dark
 * scheme of a closing band.
 */
function drawLabels({ labels = [] }: Motif, { width, height, palette }: Drawing): string {
  if (labels.length === 0) return '';
  const colors = labelColors(palette);
  const dark = Object.entries(colors).map(
    ([tone, color]) => `.${tone}-label{stroke:${color.dark}}`,
  );
  const words = labels
    .map((label) => {
      const unit = (label.height * height) / 6;
      const { strokes, width: units } = strokeFontText(label.text);
      const [right, middle] = [label.x * width, label.y * height];
      const at = (x: number, y: number) =>
        `${((x - units / 2) * unit + right).toFixed(1)} ${(y * unit + middle).toFixed(1)}`;
      const d = strokes.map(([x1, y1, x2, y2]) => `M${at(x1, y1)}L${at(x2, y2)}`).join('');
      const tone = label.tone ?? 'quiet';
      return `<path class="${tone}-label" stroke="${colors[tone].light}" stroke-width="${(unit * 0.9).toFixed(1)}" d="${d}"/>`;
    })
    .join('');
  return `<style>@media (prefers-color-scheme:dark){${dark.join('')}}</style>${words}`;
}

function threadPath(
  motif: Motif,
  t: number,
  variation: Variation,
  picture: Picture,
  letters?: Monogram,
): string {
  const span = motif.span?.(t, variation) ?? ([0, 1] as const);
  const at = (u: number): Point => [
    (motif.x?.(u, t, variation) ?? u) * picture.width,
    motif.y(u, t, variation) * picture.height,
  ];
  const corners = motif.corners?.(t, variation) ?? [];
  return (letters ? partsOutside(letters, at, span) : [span])
    .map(([from, to]) => {
      const inner = corners.filter((u) => u > from && u < to);
      return pathData(fitCurve(at, [from, ...inner, to]));
    })
    .join('');
}

/**
 * Stroke width factor: pages show large frames below their size, strips at two thirds of a card.
 */
function strokeScale({ height }: Picture): number {
  return Math.min(1.2, Math.max(0.85, (height / 320) ** 0.4));
}

function strokeOf(style: StrokeStyle, picture: Drawing, scale = strokeScale(picture)): string {
  const { width, opacity } = strokes[style.part];
  const wide = width * (picture.quiet && style.tone ? 1.3 : 1) * scale;
  const paint = picture.fade
    ? `url(#${fadeId(picture, style.tone)})`
    : threadColor(picture.palette, style.tone);
  const seeThrough = opacity < 1 ? ` stroke-opacity="${opacity}"` : '';
  return `stroke="${paint}" stroke-width="${Number(wide.toFixed(2))}"${seeThrough}`;
}

function fadeId(picture: Picture, tone?: Tone): string {
  const key = `${picture.motif}${picture.seed}${picture.variant}${picture.width}`;
  return `f${hashOf(key).toString(36)}${tone ?? 'quiet'}`;
}

/** One horizontal gradient per color, from transparent to the color. */
function fades(picture: Drawing): string {
  const tones: readonly (Tone | undefined)[] = (motifs[picture.motif] as Motif).five
    ? [undefined, ...fiveTones]
    : [undefined, picture.color, picture.accent];
  const [from, to] = fadeIn[picture.fade ?? 'edge'];
  const gradients = tones.map((tone) => {
    const color = threadColor(picture.palette, tone);
    return `<linearGradient id="${fadeId(picture, tone)}" gradientUnits="userSpaceOnUse" x2="${picture.width}"><stop offset="${from}" stop-color="${color}" stop-opacity="0"/><stop offset="${to}" stop-color="${color}"/></linearGradient>`;
  });
  return `<defs>${gradients.join('')}</defs>`;
}
