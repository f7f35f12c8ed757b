/** Duration in seconds and cubic Bézier curve, as framer-motion takes them. */
export interface Timing {
  duration: number;
  ease: readonly [number, number, number, number];
}

/** Timing of a motion in the theme (app/motion.css). */
export function themeTiming(motion: 'reveal' | 'ticker', easing: 'out' | 'in-out'): Timing {
  const theme = getComputedStyle(document.documentElement);
  const duration = theme.getPropertyValue(`--transition-duration-${motion}`);
  const curve = theme.getPropertyValue(`--ease-${easing}`).match(/[\d.]+/g) ?? [];
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = curve.map(Number);
  return {
    // The build may write milliseconds as seconds.
    duration: Number.parseFloat(duration) / (duration.endsWith('ms') ? 1000 : 1),
    ease: [x1, y1, x2, y2],
  };
}
