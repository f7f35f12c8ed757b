import Color from 'colorjs.io';

/** Contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number =>
  new Color(one).contrast(new Color(other), 'WCAG21');

/** The color of the nearest lightness in OKLCH that passes, as #rrggbb, or undefined if none does. */
export function nearestPassing(
  color: string,
  passes: (candidate: string) => boolean,
): string | undefined {
  if (passes(color)) return color;
  const { l, c, h } = new Color(color).oklch;
  const steps = Array.from({ length: 201 }, (_, step) => step / 200);
  const distance = (lightness: number) => Math.abs(lightness - (l ?? 0));
  // One after the other, because converting a color takes a tenth of a millisecond.
  for (const step of steps.sort((a, b) => distance(a) - distance(b))) {
    const candidate = hexOf(step, c, h);
    if (passes(candidate)) return candidate;
  }
  return undefined;
}

/** A color of OKLCH as #rrggbb, with the chroma that sRGB can show. */
export const hexOf = (lightness: number, chroma?: number | null, hue?: number | null): string =>
  hex(new Color('oklch', [lightness, chroma ?? 0, hue ?? 0]));

/** A mixture in OKLab as #rrggbb. @param share - of the first color, from 0 to 1 */
export const mixed = (one: string, other: string, share: number): string =>
  hex(new Color(other).mix(new Color(one), share, { space: 'oklab' }));

const hex = (color: Color): string =>
  color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });

/** Light backgrounds of labels, mixed from a thread color, in both schemes. */
export const tintOf = (thread: string, paper: { dark: string }) => ({
  light: mixed(thread, '#ffffff', 0.085),
  dark: mixed(thread, paper.dark, 0.13),
});
