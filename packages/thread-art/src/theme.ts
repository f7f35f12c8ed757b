import type { Palette } from './palette.ts';
import type { Advances } from './text-metrics.ts';

/** What drawings take from the site: its colors, and the widths of the letters of its fonts. */
export interface Theme {
  palette: Palette;
  advances: Advances;
}
