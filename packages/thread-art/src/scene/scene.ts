import { escaped } from '../escape.ts';
import { drawCalendar } from './calendar.ts';
import { drawConversation } from './conversation.ts';
import { drawIssue } from './issue.ts';
import { drawPage } from './page.ts';
import type { Scene } from './schema.ts';
import { drawScript } from './script.ts';
import { sceneSize } from './sheet.ts';

/** `whole` is 3 to 2; `card` is the upper part, 16 to 9. */
export type SceneCut = 'whole' | 'card';

const heights: Record<SceneCut, number> = { whole: sceneSize.height, card: 225 };

/** Shapes and words of a scene in user units, without the svg element. */
export function sceneContent(scene: Scene): string {
  switch (scene.kind) {
    case 'conversation':
      return drawConversation(scene);
    case 'page':
      return drawPage(scene);
    case 'calendar':
      return drawCalendar(scene);
    case 'script':
      return drawScript(scene);
    case 'issue':
      return drawIssue(scene);
  }
}

/**
 * SVG element of a product at work, for use inside of HTML. Words are text in the fonts of the page;
 * classes (`scene-…`) give them and the surfaces their colors. Equal scenes give equal bytes.
 */
export function drawScene(scene: Scene, cut: SceneCut): string {
  return `<svg class="scene" viewBox="0 0 ${sceneSize.width} ${heights[cut]}" role="img" aria-label="${escaped(scene.alt)}">${sceneContent(scene)}</svg>`;
}
