import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { boxOf, type Label, overlaps } from 'thread-art/chart/drawing';
import { sheets } from 'thread-art/diagram/blocks';
import { diagramFigure, diagramSvg, drawDiagram } from 'thread-art/diagram/figure';
import { describe, expect, it } from 'vitest';

import { inspectMarkdown } from './markdown';

const found = ['blog', 'whitepapers'].flatMap((folder) =>
  readdirSync(path.join('content', folder)).flatMap((name) => {
    const file = path.join('content', folder, name);
    return inspectMarkdown(readFileSync(file, 'utf8')).diagrams.map((diagram) => ({
      file,
      title: diagram.title,
      diagram,
    }));
  }),
);

it('finds the diagrams', () => expect(found.length).toBeGreaterThanOrEqual(15));

describe.each(sheets)('the diagrams of this site on the $name sheet', (sheet) => {
  it.each(found)('$file, "$title": no text leaves the sheet or touches another', ({ diagram }) => {
    const { height, words } = drawDiagram(diagram, sheet);
    const boxes = words.map((word) => boxOf(word as Label, sheet));
    boxes.forEach((box, index) => {
      expect(box.left).toBeGreaterThanOrEqual(-0.5);
      expect(box.right).toBeLessThanOrEqual(sheet.width + 0.5);
      expect(box.bottom).toBeLessThanOrEqual(height + 0.5);
      for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
    });
  });
});

it.each(found)('$file, "$title": leaves room for the text', ({ diagram }) => {
  const html = diagramFigure(diagram, { folder: '/diagrams/' });
  expect(brotliCompressSync(html).length).toBeLessThan(450);
  expect(brotliCompressSync(diagramSvg(diagram)).length).toBeLessThan(3000);
});
