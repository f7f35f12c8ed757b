/** The five thread colors and slate for neutral subjects. */
export type Tone = 'indigo' | 'coral' | 'saffron' | 'jade' | 'plum' | 'slate';

/** Hex values readable on paper (#fbfaf6) and on ink (#14172b), so one file serves both themes. */
export const threadColor: Record<Tone, string> = {
  indigo: '#4353e6',
  coral: '#f0714f',
  saffron: '#f2b33d',
  jade: '#2fa58c',
  plum: '#9a4f9f',
  slate: '#6b7194',
};

/**
 * Colors of the words in a picture: 4.5:1 on paper and on the tints, and on ink. No color is that on
 * both.
 */
export const labelColor = {
  quiet: { light: '#5a5f7a', dark: '#aab0c8' },
  indigo: { light: '#3f4edb', dark: '#a3acff' },
} as const;

/** Order in which the five colors cycle. */
export const fiveTones = ['indigo', 'coral', 'saffron', 'jade', 'plum'] as const;

/** Uncolored threads: a gray-blue visible on both backgrounds. */
export const quietColor = '#8a8fa8';

/** Two accents per color that contrast with it where threads are close, e.g. no green on blue. */
export const accentsFor: Record<Tone, readonly [Tone, Tone]> = {
  indigo: ['saffron', 'coral'],
  coral: ['plum', 'indigo'],
  saffron: ['plum', 'indigo'],
  jade: ['saffron', 'coral'],
  plum: ['saffron', 'jade'],
  slate: ['saffron', 'coral'],
};
