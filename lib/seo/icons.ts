import { threadColor } from '../art/palette';

/** Addresses and sizes of the icons for home screens. */
export const icons = {
  apple: { path: '/icons/apple-touch-icon.png', size: 180, shape: 'square' },
  small: { path: '/icons/icon-192.png', size: 192, shape: 'rounded' },
  large: { path: '/icons/icon-512.png', size: 512, shape: 'rounded' },
  maskable: { path: '/icons/icon-maskable-512.png', size: 512, shape: 'square' },
} as const satisfies Record<string, { path: string; size: number; shape: Shape }>;

/** Rounded with clear corners, or a full square where the system cuts its own shape. */
export type Shape = 'rounded' | 'square';

export const favicon = { path: '/favicon.ico', sizes: [16, 32, 48] } as const;

/** app/icon.svg, which a test keeps equal to `drawIcon('rounded')`. */
export const vectorIcon = '/icon.svg';

/** Grounds of the two schemes, as the browser's own surfaces take them. */
export const grounds = { light: '#fbfaf6', dark: '#14172b' } as const;

/** Indigo of the mark, lighter: on ink, at 16 pixels, the darker one is lost. */
const indigoOnInk = '#8b97ff';

/**
 * The mark in a tile: two threads that run through it and cross twice, five units wide of 32 so
 * that each covers two whole pixels of a tab's icon. On its own ground it reads in light and dark
 * browsers. The crossings stand inside the circle that maskable icons must keep (80% of the width).
 */
export function drawIcon(shape: Shape, size?: number): string {
  const pixels = size ? ` width="${size}" height="${size}"` : '';
  const over = 'M-4 8c9 0 11 16 20 16S27 8 36 8';
  const corner = shape === 'rounded' ? ' rx="7"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${pixels}><clipPath id="tile"><rect width="32" height="32"${corner}/></clipPath><g clip-path="url(#tile)" fill="none" stroke-width="5"><path fill="${grounds.dark}" d="M0 0h32v32H0z"/><path d="M-4 24c9 0 11-16 20-16s11 16 20 16" stroke="${threadColor.coral}"/><path d="${over}" stroke="${grounds.dark}" stroke-width="8"/><path d="${over}" stroke="${indigoOnInk}"/></g></svg>
`;
}
