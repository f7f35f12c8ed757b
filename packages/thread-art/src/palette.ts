/** The five thread colors and neutral for neutral subjects. */
export type Tone = 'primary' | 'accent' | 'third' | 'fourth' | 'fifth' | 'neutral';

/** Colors of a page in the light and the dark scheme, as in app/globals.css. */
export const pageColor = {
  paper: { light: '#fbfaf6', dark: '#14172b' },
  card: { light: '#ffffff', dark: '#262b4c' },
  ink: { light: '#14172b', dark: '#f6f5f1' },
  muted: { light: '#5a5f7a', dark: '#aab0c8' },
} as const;

/** Thread colors visible on the paper of both schemes, so that one file serves both. */
export const threadColor: Record<Tone, string> = {
  primary: '#4353e6',
  accent: '#f0714f',
  third: '#f2b33d',
  fourth: '#2fa58c',
  fifth: '#9a4f9f',
  neutral: '#6b7194',
};

/** Colors of words: contrast 4.5:1 on paper and on the tints of its scheme. */
export const textColor = {
  primary: { light: '#3f4edb', dark: '#a3acff' },
  accent: { light: '#b3401c', dark: '#ff9b80' },
  third: { light: '#855600', dark: '#f5c163' },
  fourth: { light: '#17705d', dark: '#5cc9b1' },
  fifth: { light: '#84408a', dark: '#d79bdb' },
} as const;

/** A custom property of the page, with its light value for a file that is opened by itself. */
export const pageProperty = (name: keyof typeof pageColor) =>
  `var(--color-${name},${pageColor[name].light})`;

/** Colors of the words in a picture. */
export const labelColor = { quiet: pageColor.muted, primary: textColor.primary } as const;

/** Order in which the five colors cycle. */
export const fiveTones = ['primary', 'accent', 'third', 'fourth', 'fifth'] as const;

/** Uncolored threads: a gray-blue visible on both backgrounds. */
export const quietColor = '#8a8fa8';

/** Two accents per color that contrast with it where threads are close, e.g. no green on blue. */
export const accentsFor: Record<Tone, readonly [Tone, Tone]> = {
  primary: ['third', 'accent'],
  accent: ['fifth', 'primary'],
  third: ['fifth', 'primary'],
  fourth: ['third', 'accent'],
  fifth: ['third', 'fourth'],
  neutral: ['third', 'accent'],
};
