import { cycle, hashOf } from 'thread-art/random';

import type { ArtAssignments } from '../content/collections/art';

/** Motif, colors and variant of the picture of one subject. */
export type ArtStyle = ArtAssignments['industries'][string];

/** Styles for groups and ids without an assignment, chosen by the hash of the name. */
export const fallbackStyles: readonly [ArtStyle, ...ArtStyle[]] = [
  { motif: 'weave', color: 'primary', accent: 'accent', variant: 1 },
  { motif: 'waves', color: 'fourth', accent: 'third', variant: 5 },
  { motif: 'braid', color: 'accent', accent: 'third', variant: 1 },
  { motif: 'contours', color: 'fifth', accent: 'fourth', variant: 1 },
  { motif: 'strata', color: 'third', accent: 'primary', variant: 4 },
  { motif: 'ridges', color: 'primary', accent: 'third', variant: 1 },
  { motif: 'rings', color: 'accent', accent: 'fifth', variant: 2 },
  { motif: 'comb', color: 'fourth', accent: 'primary', variant: 2 },
];

/**
 * Styles of entries that are shown side by side: each has the one of its id, or the next that is free,
 * so that no two look the same. After all of the styles come other variants of them.
 */
export function distinctStyles(ids: readonly string[]): Record<string, ArtStyle> {
  const taken = new Set<number>();
  return Object.fromEntries(
    ids.map((id) => {
      const round = Math.floor(taken.size / fallbackStyles.length);
      let place = hashOf(id) % fallbackStyles.length;
      while (taken.has(place + round * fallbackStyles.length)) {
        place = (place + 1) % fallbackStyles.length;
      }
      taken.add(place + round * fallbackStyles.length);
      const { variant = 0, ...style } = cycle(fallbackStyles, place);
      return [id, { ...style, variant: variant + round }];
    }),
  );
}
