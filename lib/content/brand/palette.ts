import Color from 'colorjs.io';

import { hexOf } from '../../site/contrast';
import { contrastFailures } from '../check/check-brand';
import type { Brand } from '../collections/brand';

type Colors = Brand['colors'];

/**
 * Turns the hues of a palette in OKLCH until its primary color has the hue of another one, which takes
 * its place. Colors whose contrast is too low become the nearest that pass.
 *
 * @param primary - as #rrggbb
 */
export function paletteOf(primary: string, colors: Colors): Colors {
  const [from, to] = [colors.primary.thread, primary].map((color) => new Color(color).oklch);
  const turn = (to?.h ?? 0) - (from?.h ?? 0);
  // A gray has no hue: the others are gray, too.
  const strength = (to?.c ?? 0) < 0.03 ? 0 : 1;
  const turned = (color: string) => {
    const { l, c, h } = new Color(color).oklch;
    return hexOf(l ?? 0, (c ?? 0) * strength, (h ?? 0) + turn);
  };
  const all: Colors = JSON.parse(JSON.stringify(colors).replace(/#[0-9a-f]{6}/g, turned));
  return passing({ ...all, primary: { ...all.primary, thread: primary } });
}

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
