import { pageColor, threadColor } from 'thread-art/palette';

/** Paths and sizes in pixels of the icons for home screens. */
export const icons = {
  apple: { path: '/icons/apple-touch-icon.png', size: 180, shape: 'square' },
  small: { path: '/icons/icon-192.png', size: 192, shape: 'rounded' },
  large: { path: '/icons/icon-512.png', size: 512, shape: 'rounded' },
  maskable: { path: '/icons/icon-maskable-512.png', size: 512, shape: 'square' },
} as const satisfies Record<string, { path: string; size: number; shape: Shape }>;

/** Rounded with transparent corners, or a full square for systems that crop icons themselves. */
export type Shape = 'rounded' | 'square';

export const favicon = { path: '/favicon.ico', sizes: [16, 32, 48] } as const;

/** Path of app/icon.svg. A test compares it with `drawIcon('rounded')`. */
export const vectorIcon = '/icon.svg';

/** Background colors of the two color schemes, used for `theme-color` and icons. */
export const grounds = pageColor.paper;

/**
 * Lighter primary for the logo: the usual one is not visible on the dark background at 16 pixels.
 */
const primaryOnInk = '#8b97ff';

/**
 * Draws the logo as SVG: two threads that cross twice, 5 of 32 units wide, so that each covers two
 * whole pixels at 16 pixels. Its dark background makes it visible in light and dark browsers. The
 * crossings are inside the safe zone of maskable icons, a circle of 80% of the width.
 */
export function drawIcon(shape: Shape, size?: number): string {
  const pixels = size ? ` width="${size}" height="${size}"` : '';
  const over = 'M-4 8c9 0 11 16 20 16S27 8 36 8';
  const corner = shape === 'rounded' ? ' rx="7"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${pixels}><clipPath id="tile"><rect width="32" height="32"${corner}/></clipPath><g clip-path="url(#tile)" fill="none" stroke-width="5"><path fill="${grounds.dark}" d="M0 0h32v32H0z"/><path d="M-4 24c9 0 11-16 20-16s11 16 20 16" stroke="${threadColor.accent}"/><path d="${over}" stroke="${grounds.dark}" stroke-width="8"/><path d="${over}" stroke="${primaryOnInk}"/></g></svg>
`;
}
