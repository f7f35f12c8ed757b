import { expect, it } from 'vitest';

import { artFile, artPath } from './art-path';

const useCase = { collection: 'use-cases', group: 'energy' } as const;

it.each([
  [{ collection: 'blog', id: 'blog-06', group: 'Series' }, 'card', 'blog.blog-06.card.svg'],
  [{ ...useCase, id: 'energy-2', index: 2 }, 'strip', 'use-cases.energy.2.strip.svg'],
  [{ ...useCase, id: 'energy-0', index: 0 }, 'strip', 'use-cases.energy.0.strip.svg'],
] as const)('the file of %j as %s is %s', (subject, frame, file) => {
  expect(artFile(subject, frame)).toBe(file);
  expect(artPath(subject, frame)).toBe(`/art/${file}`);
});
