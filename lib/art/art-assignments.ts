import assignments from '../../content/art.json' with { type: 'json' };
import type { ArtAssignments } from '../content/collections/art';

/** Motif, colors and variant of the picture of one subject. */
export type ArtStyle = ArtAssignments['industries'][string];

/** Which picture an entry gets: content/art.json, which the content check validates. */
export const artAssignments = assignments as ArtAssignments;

/** Styles for groups and ids without an assignment, chosen by the hash of the name. */
export const fallbackStyles: readonly [ArtStyle, ...ArtStyle[]] = [
  { motif: 'weave', color: 'indigo', accent: 'coral', variant: 1 },
  { motif: 'waves', color: 'jade', accent: 'saffron', variant: 5 },
  { motif: 'braid', color: 'coral', accent: 'saffron', variant: 1 },
  { motif: 'contours', color: 'plum', accent: 'jade', variant: 1 },
  { motif: 'strata', color: 'saffron', accent: 'indigo', variant: 4 },
  { motif: 'ridges', color: 'indigo', accent: 'saffron', variant: 1 },
  { motif: 'rings', color: 'coral', accent: 'plum', variant: 2 },
  { motif: 'comb', color: 'jade', accent: 'indigo', variant: 2 },
];
