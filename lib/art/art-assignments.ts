import type { MotifName } from 'thread-art/motifs';
import type { Tone } from 'thread-art/palette';

import assignments from '../../content/art.json' with { type: 'json' };

/** Motif, colors and variant of the picture of one subject. */
export interface ArtStyle {
  motif: MotifName;
  color: Tone;
  accent: Tone;
  variant?: number;
}

/** A thing to draw: a scene of thread-art and what it counts. */
export interface ArtScene {
  motif: MotifName;
  numbers?: readonly number[];
}

type Styles = Record<string, ArtStyle>;

export interface ArtAssignments {
  /** By the names of `pageArtIds` (lib/content/subjects.ts). */
  pages: Styles;
  /** By id, used wherever the industry appears. */
  industries: Styles;
  services: Styles;
  demos: Styles;
  jobs: Styles;
  whitepapers: Styles;
  /**
   * By the lower-case name of a series or category. All of its posts share motif and colors; each
   * post has another variant.
   */
  series: Styles;
  /** By the lower-case name of a category. Its posts share the motif; the colors cycle. */
  categories: Styles;
  /**
   * What the cover of a post shows, by id, in the colors of its series or category. `meaning` says
   * it in words, for editors.
   */
  meanings: Record<string, ArtScene & { meaning: string }>;
  /** Pictures of the use cases of an industry, in their order, in the colors of the industry. */
  cases: Record<string, readonly ArtScene[]>;
  /** By id of a person: a motif of what the person does. People side by side differ in color too. */
  portraits: Styles;
}

/**
 * Which picture an entry gets: content/art.json. The content check validates the file
 * (lib/content/check-art.ts), because the editor uses it in the browser, where zod would be too
 * large.
 */
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
