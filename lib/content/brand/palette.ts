import Color from 'colorjs.io';

import { hexOf } from '../../site/contrast';
import { contrastFailures } from '../check/check-brand';
import type { Brand } from '../collections/brand';

type Colors = Brand['colors'];

/** Share of the distance in hue that the other colors keep: they stay within 60° of the primary one. */
const spread = 1 / 3;

/**
 * Turns a palette in OKLCH around another primary color: the other hues become its neighbors, and as
 * strong or as muted as it is. Colors whose contrast is too low become the nearest that pass.
 *
 * @param primary - as #rrggbb
 */
export function paletteOf(primary: string, colors: Colors): Colors {
  if (primary === colors.primary.thread) return colors;
  const [from, to] = [colors.primary.thread, primary].map((color) => new Color(color).oklch);
  const hue = to?.h ?? 0;
  // A gray has no hue: the others are gray, too.
  const chroma = (to?.c ?? 0) / (from?.c || 1);
  const strength = (to?.c ?? 0) < 0.03 ? 0 : Math.min(1, Math.max(0.5, chroma));
  const turned = (color: string) => {
    const { l, c, h } = new Color(color).oklch;
    return hexOf(l ?? 0, (c ?? 0) * strength, hue + spread * apart(h ?? 0, from?.h ?? 0));
  };
  const all: Colors = JSON.parse(JSON.stringify(colors).replace(/#[0-9a-f]{6}/g, turned));
  return passing({ ...all, primary: { ...all.primary, thread: primary } });
}

/** Degrees from one hue to another, from -180 to 180. */
const apart = (hue: number, from: number) => ((((hue - from + 180) % 360) + 360) % 360) - 180;

/** @param rounds - how often colors may change, because a thread changes the tint below words */
function passing(colors: Colors, rounds = 5): Colors {
  const failures = contrastFailures(colors);
  if (failures.length === 0 || rounds === 0) return colors;
  const changed = structuredClone(colors);
  for (const { at, better, color } of failures) {
    const [name = '', part = ''] = at.split('.');
    Object.assign(changed[name as 'ink'], { [part]: better ?? color });
  }
  return passing(changed, rounds - 1);
}
