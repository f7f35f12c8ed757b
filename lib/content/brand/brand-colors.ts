import { mixed, tintOf } from '../../site/contrast';
import type { Brand } from '../collections/brand';

/** `color-scheme` on an element chooses, so `scheme-dark` makes a band dark. */
const pair = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light}, ${dark})`;
/** A transparent color. */
const part = (color: string, percent: number) => `rgb(from ${color} r g b / ${percent}%)`;

/** Background of the chosen item of a list, in both schemes. */
export const highlightOf = ({ primary, muted, card }: Brand['colors']) => ({
  light: mixed(primary.thread, '#ffffff', 0.11),
  dark: mixed(muted.dark, card.dark, 0.06),
});

/** Colors of pages and demos as CSS, by their names in utilities, e.g. `bg-paper`. */
function colorTokens(colors: Brand['colors']): Record<string, string> {
  const { paper, surface, card, ink, muted, neutral, quiet: _, ...threads } = colors;
  const tint = (color: string) => pair(tintOf(color, paper));
  return {
    paper: pair(paper),
    surface: pair(surface),
    card: pair(card),
    ink: pair(ink),
    muted: pair(muted),
    highlight: pair(highlightOf(colors)),
    line: pair({ light: part(ink.light, 12), dark: part(paper.light, 16) }),
    'line-strong': pair({ light: part(ink.light, 50), dark: part(paper.light, 50) }),
    /** Shadows, in both schemes. */
    shade: ink.light,
    neutral,
    'neutral-text': pair(muted),
    'neutral-tint': tint(neutral),
    ...Object.fromEntries(
      Object.entries(threads).flatMap(([tone, { thread, ...text }]) => [
        [tone, thread],
        [`${tone}-text`, pair(text)],
        [`${tone}-tint`, tint(thread)],
      ]),
    ),
  };
}

/** Custom properties `--color-…`. */
export const colorProperties = (colors: Brand['colors']) =>
  Object.fromEntries(
    Object.entries(colorTokens(colors)).map(([name, value]) => [`--color-${name}`, value]),
  );
