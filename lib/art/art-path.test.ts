import { describe, expect, it } from 'vitest';

import { artFile, artPath } from './art-path';

describe('artFile', () => {
  it.each([
    [{ collection: 'blog', id: 'blog-06', group: 'Series' }, 'card', 'blog.blog-06.card.svg'],
    [
      { collection: 'use-cases', id: 'energy-2', group: 'energy', index: 2 },
      'strip',
      'use-cases.energy.2.strip.svg',
    ],
    [
      { collection: 'use-cases', id: 'energy-0', group: 'energy', index: 0 },
      'strip',
      'use-cases.energy.0.strip.svg',
    ],
  ] as const)('of %j as %s is %s', (subject, frame, file) => {
    expect(artFile(subject, frame)).toBe(file);
    expect(artPath(subject, frame)).toBe(`/art/${file}`);
  });
});
