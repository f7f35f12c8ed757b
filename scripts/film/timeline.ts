import type { Tone } from '#lib/art/palette';

/** Pixels of the film, which are also the units in which everything is placed. */
export const frame = { width: 1280, height: 720 } as const;
export const framesPerSecond = 24;
/** Seconds. */
export const duration = 33;
export const frameCount = duration * framesPerSecond;
/** The second that stands for the film before it plays. */
export const posterAt = 15.5;

/** When what happens, seconds from the start. */
export const moments = {
  /** The five yarns come in, one after another. */
  enter: [0, 4.3],
  /** Yarns open and their threads mingle, from left to right. */
  mingle: [7.2, 11.8],
  /** The pinch and the crossing travel through the frame. */
  travel: [7.6, 20.4],
  /** Bundles even out into the rows of a cloth. */
  even: [17, 21.2],
  /** Upright threads come down through the rows. */
  warp: [18.4, 23.2],
  /** The finished cloth sinks and leaves clear ground above it. */
  sink: [25, 28.4],
} as const satisfies Record<string, readonly [number, number]>;

export interface Line {
  /** Rows of words as they are set. */
  rows: readonly string[];
  /** Color of the short rule above them. */
  tone: Tone;
  from: number;
  to: number;
}

/** The vision of content/pages/about.json in fewer words. */
export const lines: readonly Line[] = [
  { rows: ['Documents retyped.', 'Answers waiting in files.'], tone: 'coral', from: 1.8, to: 7.6 },
  {
    rows: ['People and models each do', 'the part they are good at.'],
    tone: 'indigo',
    from: 10.2,
    to: 17.2,
  },
  { rows: ['And a person signs', 'what matters.'], tone: 'jade', from: 27.8, to: duration },
];

/** Where the words stand: left edge, first baseline, size and distance of baselines. */
export const setting = { left: 96, baseline: 158, size: 72, leading: 80, ruleY: 74 } as const;
/** No thread comes above this height while words stand there. */
export const clearAbove = 278;
/** Ground of the yarns and bundles, below the words. */
export const ground = { top: clearAbove + 8, height: frame.height - clearAbove - 30 } as const;
