import { expect, it } from 'vitest';

import { brotliSize, budget, drawInside, frames, motifNames, picture, theme } from './fixtures.ts';
import { pictograms } from './motifs/pictograms.ts';
import type { MotifName } from './motifs.ts';
import { labelColors } from './palette.ts';
import { drawPicture, type Picture } from './picture.ts';

const pictogramNames = Object.keys(pictograms) as MotifName[];

const draw = (described: Picture) => drawPicture(described, theme.palette);

/** A picture of few threads, which is drawn quickly. */
const small = (motif: MotifName, more: Partial<Picture> = {}) =>
  draw(picture(motif, { width: 160, height: 80, quiet: true, ...more }));

it('draws the same for the same picture, else for another seed, variant or count', () => {
  for (const motif of motifNames) {
    const drawn = small(motif);
    expect(small(motif), motif).toBe(drawn);
    expect(small(motif, { seed: 'y' }), motif).not.toBe(drawn);
    const [more, fewer] = pictogramNames.includes(motif)
      ? [small(motif, { numbers: [60, 2] }), small(motif, { numbers: [2, 1] })]
      : [small(motif, { variant: 1 }), drawn];
    if (!['loose', 'compare'].includes(motif)) expect(more, motif).not.toBe(fewer);
  }
});

it('draws a dot in the border for each part', () => {
  const dots = (seriesPart?: number) => draw(picture('waves', { seriesPart })).split('h.1').length;
  expect(dots(3) - dots(1)).toBe(2);
  expect(dots(1) - dots()).toBe(1);
});

it.each(motifNames)('keeps %s inside the frame and within its budget', (motif) => {
  for (const [variant, frame] of frames.entries()) {
    const svg = drawInside(motif, frame, variant);
    expect(brotliSize(svg, budget(frame)), `${variant}`).toBeLessThanOrEqual(budget(frame));
  }
});

it('needs no style, script or id but for gradients, and has words in the colors of both schemes', () => {
  const plain = draw(picture('waves'));
  expect(plain).not.toMatch(/style|script|NaN|undefined| id=/);
  const faded = draw(picture('waves', { fade: 'edge' }));
  for (const [, id] of faded.matchAll(/url\(#([^)]+)\)/g)) expect(faded).toContain(`id="${id}"`);
  const drawn = draw(picture('compare'));
  for (const [name, { light, dark }] of Object.entries(labelColors(theme.palette))) {
    expect(drawn).toContain(`class="${name}-label" stroke="${light}"`);
    expect(drawn).toContain(`.${name}-label{stroke:${dark}}`);
  }
});

it('is decoration without a label and an image with one', () => {
  expect(draw(picture('dome'))).toContain('aria-hidden="true"');
  const labeled = draw(picture('dome', { label: 'Arcs & "domes"' }));
  expect(labeled).toContain('role="img" aria-label="Arcs &amp; &quot;domes&quot;"');
});
