import type { Tone } from 'thread-art/palette';

/** Size of the film in pixels, which are also the units of all positions. */
export const frame = { width: 1280, height: 720 } as const;
export const framesPerSecond = 24;
/** Duration in seconds. */
export const duration = 33;
export const frameCount = duration * framesPerSecond;
/** Time of the poster frame, in seconds. */
export const posterTime = 15.5;

/** Start and end of each event, in seconds from the start. */
export const moments = {
  /** The five yarns enter, one after another. */
  enter: [0, 4.3],
  /** Yarns open and their threads mix, from left to right. */
  mingle: [7.2, 11.8],
  /** The pinch and the crossing travel across the frame. */
  travel: [7.6, 20.4],
  /** Bundles spread into the rows of a cloth. */
  even: [17, 21.2],
  /** Upright threads descend through the rows. */
  warp: [18.4, 23.2],
  /** The finished cloth sinks and leaves empty space above it. */
  sink: [25, 28.4],
} as const satisfies Record<string, readonly [number, number]>;

export interface Line {
  /** Lines of the text as typeset. */
  rows: readonly string[];
  /** Color of the short rule above the text. */
  tone: Tone;
  from: number;
  to: number;
}

/** The vision of content/pages/about.json, shortened. */
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

/**
 * Position of the text: left edge, first baseline, font size, line height and rule, in film pixels.
 */
export const textLayout = { left: 96, baseline: 158, size: 72, leading: 80, ruleY: 74 } as const;
/** No thread is above this height while text is shown, in film pixels from the top. */
export const clearAbove = 278;
/** Area of the yarns and bundles, below the text. */
export const threadArea = { top: clearAbove + 8, height: frame.height - clearAbove - 30 } as const;
