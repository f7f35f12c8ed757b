/** The five thread colors and neutral for neutral subjects. */
export type Tone = 'primary' | 'accent' | 'third' | 'fourth' | 'fifth' | 'neutral';

/** Order in which the five colors cycle. */
export const fiveTones = ['primary', 'accent', 'third', 'fourth', 'fifth'] as const;

/** Colors as `#rrggbb` in the light and the dark scheme. */
interface Pair {
  light: string;
  dark: string;
}

/** Colors of a page: surfaces and words. */
export type PageColor = 'paper' | 'card' | 'ink' | 'muted';

/**
 * Colors of all drawings. `thread` is for lines, visible on the paper of both schemes, so that one file
 * serves both; `light` and `dark` are for words.
 */
export interface Palette
  extends Record<PageColor, Pair>,
    Record<(typeof fiveTones)[number], Pair & { thread: string }> {
  neutral: string;
  /** Uncolored threads, visible on the paper of both schemes. */
  quiet: string;
}

/** Color of threads; without a tone that of uncolored ones. */
export function threadColor(palette: Palette, tone?: Tone): string {
  if (!tone) return palette.quiet;
  return tone === 'neutral' ? palette.neutral : palette[tone].thread;
}

/** Colors of words: contrast 4.5:1 on paper and on the tints of its scheme. */
export const textColor = (palette: Palette, tone: Tone): Pair =>
  palette[tone === 'neutral' ? 'muted' : tone];

/** A custom property of the page, with its light value for a file that is opened by itself. */
export const pageProperty = (palette: Palette, name: PageColor) =>
  `var(--color-${name},${palette[name].light})`;

/** Colors of the words in a picture. */
export const labelColors = ({ muted, primary }: Palette) => ({ quiet: muted, primary });

/** Two accents per color that contrast with it where threads are close, e.g. no green on blue. */
export const accentsFor: Record<Tone, readonly [Tone, Tone]> = {
  primary: ['third', 'accent'],
  accent: ['fifth', 'primary'],
  third: ['fifth', 'primary'],
  fourth: ['third', 'accent'],
  fifth: ['third', 'fourth'],
  neutral: ['third', 'accent'],
};
