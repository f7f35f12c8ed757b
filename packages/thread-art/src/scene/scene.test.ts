import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { theme } from '../fixtures.ts';
import { drawScene, sceneContent, scenesFile, scenesSvg } from './scene.ts';
import { type Scene, sceneSchema } from './schema.ts';
import { sceneSize, type TextStyle, widthOf } from './sheet.ts';

const longest = 'A text & <its> longest length in this place of a drawing';
const full = (most: number) => longest.slice(0, most).trimEnd().padEnd(most, 'm');

/** What a schema allows, with texts and lists of the greatest length. @param index - in its list */
function longestOf(schema: z.core.JSONSchema.BaseSchema, index = 0): unknown {
  const { type, properties = {}, items, maxItems, maximum = 0, maxLength = 40 } = schema;
  if (schema.const) return schema.const;
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, longestOf(Object(each), index)]),
    );
  }
  if (type === 'array') {
    return Array.from({ length: maxItems ?? 0 }, (_, at) => longestOf(Object(items), at));
  }
  return type === 'integer' ? index % (maximum + 1) : full(maxLength);
}

const scenes = sceneSchema.options.map((kind) => longestOf(z.toJSONSchema(kind)) as Scene);

describe.each(scenes)('a scene of the kind $kind', (scene) => {
  const content = sceneContent(scene, theme);
  const named = { id: 'a', scene };

  it('keeps every text inside of the drawing, also in a wide font', () => {
    for (const [, x, y] of content.matchAll(/<text[^>]* x="([\d.-]+)" y="([\d.-]+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(8);
      expect(Number(y)).toBeGreaterThan(8);
      expect(Number(y)).toBeLessThan(sceneSize.height - 6);
    }
    const text = theme.advances.text.map((advance) => advance * 1.3);
    const wide = { ...theme, advances: { ...theme.advances, text } };
    const texts = sceneContent(scene, wide).matchAll(
      /<text(?: class="scene-(\w+)")? x="([\d.-]+)"[^>]*?(?: textLength="([\d.]+)"[^>]*)?>([^<]*)</g,
    );
    for (const [, style = 'body', x, squeezed, words = ''] of texts) {
      const plain = words.replace(/&\w+;/g, '.');
      const width = Number(squeezed ?? widthOf(wide.advances, plain, style as TextStyle));
      expect(Number(x) + width, words).toBeLessThanOrEqual(sceneSize.width - 7.9);
    }
  });

  it('is a file of 6 kB with all shapes, escaped words, colored texts, and no class or style', () => {
    expect(sceneSchema.safeParse(scene).error).toBeUndefined();
    const svg = scenesSvg([named], theme);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(6000);
    expect(scenesSvg([structuredClone(named)], theme)).toBe(svg);
    expect(svg.match(/<path/g)).toHaveLength(content.match(/<path/g)?.length ?? 0);
    expect(svg).toContain('A text &amp; &lt;');
    expect(svg.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
    expect(svg.match(/<text/g)).toHaveLength(svg.match(/<text fill="/g)?.length ?? 0);
    expect(svg).not.toMatch(/ (?:style|class)=|NaN|undefined/);
  });

  it('is shown with its text alternative and each group of the file', () => {
    const shown = drawScene(named, 'whole', '/x.svg', theme);
    expect(shown).toContain('role="img" aria-label="A text &amp; &lt;its&gt;');
    const uses = [...shown.matchAll(/<use href="\/x\.svg#([^"]+)"/g)].map(([, id]) => id);
    const groups = [...scenesSvg([named], theme).matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id);
    expect(uses).toEqual(groups);
    expect(shown).toContain('<g class="scene-part">');
    const card = drawScene(named, 'card', '/x.svg', theme);
    expect(card).toBe(shown.replace('0 0 400 267', '0 0 400 225'));
  });
});

it('a file of scenes has another name when its drawings are different', () => {
  const files = scenes.map((scene) => scenesFile([{ id: 'a', scene }], theme));
  expect(new Set(files).size).toBe(scenes.length);
  for (const file of files) expect(file).toMatch(/^[a-z0-9]+\.svg$/);
});
