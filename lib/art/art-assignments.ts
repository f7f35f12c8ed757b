import assignments from '../../content/art.json' with { type: 'json' };
import type { ArtAssignments } from '../content/collections/art';

/** Motif, colors and variant of the picture of one subject. */
export type ArtStyle = ArtAssignments['industries'][string];

/** Which picture an entry gets: content/art.json, which the content check validates. */
export const artAssignments = assignments as ArtAssignments;

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
