import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { enterProject, pageTexts } from '../fixtures/temp-project';
import { activeDemos, demos, demosForTags } from './demos';

const demo = {
  name: 'Loom watch',
  order: 1,
  description: 'Counts the threads of a picture and marks the ones that are broken.',
  demoUrl: '/loom-watch',
  requiresAuth: false,
  active: true,
  createdAt: '2025-02-11',
  industries: ['Textiles'],
  technology: ['Computer Vision'],
  provider: 'Loom Labs',
};
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the lists of demos', () => {
  const at = (order: number, more: object) =>
    JSON.stringify({
      ...demo,
      order,
      name: `Demo ${order}`,
      description: `${demo.description} ${order}`,
      ...more,
    });
  const content = {
    'content/demos/a.json': at(3, {}),
    'content/demos/b.json': at(2, { industries: ['Energy'], technology: ['Textiles'] }),
    'content/demos/c.json': at(1, { active: false }),
    'content/demos/d.json': at(4, { industries: ['Energy'] }),
  };

  beforeEach(() => {
    enterProject({ ...content, 'content/pages/demos.json': pageTexts('demos') });
  });
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

  it('leave inactive ones out and keep the order', () => {
    expect(ids(demos.all())).toEqual(['c', 'b', 'a', 'd']);
    expect(ids(activeDemos())).toEqual(['b', 'a', 'd']);
  });

  it.each([
    [['Textiles'], ['b', 'a']],
    [
      ['Computer Vision', 'Energy'],
      ['b', 'a', 'd'],
    ],
    [['textiles'], []],
    [[], []],
  ])('match the tags %j by industry or technology', (tags, expected) => {
    expect(ids(demosForTags(tags))).toEqual(expected);
  });
});
