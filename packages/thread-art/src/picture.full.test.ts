import { expect, it } from 'vitest';

import { brotliSize, budget, drawInside, frames, motifNames } from './fixtures.ts';

it.each(motifNames)('keeps %s inside the frame and within its budget', (motif) => {
  for (const frame of frames) {
    for (let variant = 0; variant < 8; variant += 1) {
      const svg = drawInside(motif, frame, variant);
      const where = `${motif} ${variant} ${frame.join('x')}`;
      expect(brotliSize(svg, budget(frame)), where).toBeLessThanOrEqual(budget(frame));
    }
  }
});
