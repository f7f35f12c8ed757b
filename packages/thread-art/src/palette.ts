/** The five thread colors and slate for neutral subjects. */
export type Tone = 'indigo' | 'coral' | 'saffron' | 'jade' | 'plum' | 'slate';

/** Colors of a page in the light and the dark scheme, as in app/globals.css. */
export const pageColor = {
  paper: { light: '#fbfaf6', dark: '#14172b' },
  card: { light: '#ffffff', dark: '#262b4c' },
  ink: { light: '#14172b', dark: '#f6f5f1' },
  muted: { light: '#5a5f7a', dark: '#aab0c8' },
} as const;

/** Thread colors visible on the paper of both schemes, so that one file serves both. */
export const threadColor: Record<Tone, string> = {
  indigo: '#4353e6',
  coral: '#f0714f',
  saffron: '#f2b33d',
  jade: '#2fa58c',
  plum: '#9a4f9f',
  slate: '#6b7194',
};

/** Colors of words: contrast 4.5:1 on paper and on the tints of its scheme. */
export const textColor = {
  indigo: { light: '#3f4edb', dark: '#a3acff' },
  coral: { light: '#b3401c', dark: '#ff9b80' },
  saffron: { light: '#855600', dark: '#f5c163' },
  jade: { light: '#17705d', dark: '#5cc9b1' },
  plum: { light: '#84408a', dark: '#d79bdb' },
} as const;

/** A custom property of the page, with its light value for a file that is opened by itself. */
export const pageProperty = (name: keyof typeof pageColor) =>
  `var(--color-${name},${pageColor[name].light})`;

/** Colors of the words in a picture. */
export const labelColor = { quiet: pageColor.muted, indigo: textColor.indigo } as const;

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
