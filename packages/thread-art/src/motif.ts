import type { Pictogram } from './pictogram.ts';
import type { StrokeStyle } from './stroke-style.ts';

/** Parameters of one drawing of a motif. */
export interface Variation {
  /** Width over height of the frame. */
  ratio: number;
  /** 0 is the main drawing of the motif; others are variants of it. */
  variant: number;
  /** Number of threads: t is (i + 0.5) / threads. */
  threads: number;
  /** Eight numbers in 0..1 from the seed. */
  random: readonly number[];
  /** What a pictogram counts or measures; each of motifs/pictograms.ts documents its own. */
  numbers?: readonly number[];
}

/** A word drawn with the stroke font. */
interface Label {
  text: string;
  x: number;
  y: number;
  /** Height of the capitals, a share of the frame's height. */
  height: number;
  tone?: 'primary';
}

/**
 * A motif is a function: the height y (0 top, 1 bottom) of thread t (0..1 from top to bottom) at u
 * (0..1 along the thread). Coordinates are shares of the frame.
 */
export interface Motif {
  /** Threads on a card (320 px high); other frames scale it. */
  threads: number;
  /** The number of threads is rounded up to a multiple of this, so all parts have equally many. */
  parts?(variant: number, ratio: number): number;
  y(u: number, t: number, variation: Variation): number;
  /** Horizontal position at u, for threads that turn back or are vertical. Default: x = u. */
  x?(u: number, t: number, variation: Variation): number;
  /** Every u at which the thread has a sharp corner, in rising order. */
  corners?(t: number, variation: Variation): readonly number[];
  /** The part of 0..1 that is drawn. Default: all of it. */
  span?(t: number, variation: Variation): readonly [number, number];
  /** Draw with all five thread colors instead of the picture's two. */
  five?: boolean;
  /** Smallest number of adjacent threads with the same color, so closed shapes have one color. */
  together?: number;
  /** A thing drawn on the threads, which are then all gray. */
  pictogram?(variation: Variation): Pictogram;
  /** Threads that are always drawn in the accent color. */
  leads?(t: number): boolean;
  /** Style of each thread, instead of colors chosen by the seed. */
  paint?(t: number, variation: Variation): StrokeStyle;
  /** Words in capital strokes; x is their right end, y their middle, shares of the frame. */
  labels?: readonly Label[];
}
