import { drawnLogo } from '../content/brand/logo';
import { brandDocument } from '../content/collections/brand';

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

/** Path of the icon as SVG. */
export const vectorIcon = '/icon.svg';

/**
 * Draws the logo on a dark background, which makes it visible in light and dark browsers. It may
 * extend beyond the icon (`iconScale` of content/brand.json), so that its lines are wide enough at 16
 * pixels.
 */
export function drawIcon(shape: Shape, size?: number): string {
  const { colors, iconScale } = brandDocument.get();
  const pixels = size ? ` width="${size}" height="${size}"` : '';
  const corner = shape === 'rounded' ? ' rx="7"' : '';
  const width = 32 * iconScale;
  const place = ((32 - width) / 2).toFixed(1);
  const logo = drawnLogo('ink', `x="${place}" y="${place}" width="${width}" height="${width}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${pixels}><clipPath id="tile"><rect width="32" height="32"${corner}/></clipPath><g clip-path="url(#tile)"><path fill="${colors.ink.light}" d="M0 0h32v32H0z"/>${logo}</g></svg>
`;
}
