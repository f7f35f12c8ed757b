import { escaped } from '../escape.ts';
import { type Palette, pageProperty } from '../palette.ts';
import { hashOf } from '../random.ts';
import type { Theme } from '../theme.ts';
import { drawCalendar } from './calendar.ts';
import { drawConversation } from './conversation.ts';
import { drawIssue } from './issue.ts';
import { drawPage } from './page.ts';
import type { Scene } from './schema.ts';
import { drawScript } from './script.ts';
import { type Layer, penOf, sceneSize } from './sheet.ts';

/** `whole` is 3 to 2; `card` is the upper part, 16 to 9. */
export type SceneCut = 'whole' | 'card';

const heights: Record<SceneCut, number> = { whole: sceneSize.height, card: 225 };

function layersOf(scene: Scene, theme: Theme): Layer[] {
  const pen = penOf(theme);
  switch (scene.kind) {
    case 'conversation':
      return drawConversation(scene, pen);
    case 'page':
      return drawPage(scene, pen);
    case 'calendar':
      return drawCalendar(scene, pen);
    case 'script':
      return drawScript(scene, pen);
    case 'issue':
      return drawIssue(scene, pen);
  }
}

const shapesOf = (layer: Layer) => (typeof layer === 'string' ? layer : layer.part);

/**
 * Shapes and words of a scene in user units, without the svg element. Classes (`scene-…`) name the
 * style of words, and surfaces in the color of cards.
 */
export const sceneContent = (scene: Scene, theme: Theme): string =>
  layersOf(scene, theme).map(shapesOf).join('');

/** Parts, and what is below, between and above them. */
function groupsOf(scene: Scene, theme: Theme): { isPart: boolean; shapes: string }[] {
  const groups: { isPart: boolean; shapes: string }[] = [];
  for (const layer of layersOf(scene, theme)) {
    const isPart = typeof layer !== 'string';
    const last = groups.at(-1);
    if (last && !isPart && !last.isPart) last.shapes += layer;
    else groups.push({ isPart, shapes: shapesOf(layer) });
  }
  return groups;
}

/**
 * Presentation attributes in place of classes. Inside of `use`, rules of a page do not match, but
 * its custom properties and its text font apply. With values for a file opened by itself.
 */
const looks = (palette: Palette): Readonly<Record<string, string>> => ({
  card: `fill="${pageProperty(palette, 'card')}"`,
  body: `fill="${pageProperty(palette, 'ink')}"`,
  strong: `fill="${pageProperty(palette, 'ink')}" font-weight="600"`,
  quiet: `fill="${pageProperty(palette, 'muted')}" font-size="13"`,
  title: `fill="${pageProperty(palette, 'ink')}" font-family="var(--font-display,serif)" font-size="17" font-weight="520" letter-spacing="-.02em"`,
  over: 'fill="#fff" font-weight="600"',
  dark: `fill="${palette.ink.light}" font-weight="600"`,
});

function withLooks(shapes: string, palette: Palette): string {
  const styles = looks(palette);
  return shapes
    .replaceAll('<text x', '<text class="scene-body" x')
    .replace(/class="scene-(\w+)"/g, (_, name: string) => styles[name] ?? '');
}

/** A scene with an id that is unique in its file. */
export interface NamedScene {
  id: string;
  scene: Scene;
}

/**
 * SVG document with the drawings of several scenes, which pages show with `use`. Its groups have the
 * ids `${id}-0`, `${id}-1` and so on. Equal scenes give equal bytes.
 */
export function scenesSvg(scenes: readonly NamedScene[], theme: Theme): string {
  const groups = scenes.flatMap(({ id, scene }) =>
    groupsOf(scene, theme).map(
      ({ shapes }, index) => `<g id="${id}-${index}">${withLooks(shapes, theme.palette)}</g>`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="14" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>${groups.join('')}</defs></svg>`;
}

/** Name of the file of scenes. It changes with them, so caches never have an old drawing. */
export const scenesFile = (scenes: readonly NamedScene[], theme: Theme) =>
  `${hashOf(scenesSvg(scenes, theme)).toString(36)}.svg`;

/**
 * SVG element of a product at work, for use inside of HTML: its text alternative, and a reference to
 * each group of the drawing.
 *
 * @param file - address of the file with `scenesSvg`
 */
export function drawScene(
  { id, scene }: NamedScene,
  cut: SceneCut,
  file: string,
  theme: Theme,
): string {
  const uses = groupsOf(scene, theme).map(({ isPart }, index) => {
    const use = `<use href="${file}#${id}-${index}"/>`;
    return isPart ? `<g class="scene-part">${use}</g>` : use;
  });
  return `<svg class="scene" viewBox="0 0 ${sceneSize.width} ${heights[cut]}" role="img" aria-label="${escaped(scene.alt)}">${uses.join('')}</svg>`;
}
