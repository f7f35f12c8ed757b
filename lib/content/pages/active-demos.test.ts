import { beforeEach, expect, it } from 'vitest';

import { demos } from '../collections/demos';
import { demoFile } from '../fixtures/entries';
import { enterProject, smallSite } from '../fixtures/temp-project';
import { activeDemos, demosForTags } from './active-demos';

beforeEach(() => {
  const demo = (order: number, more: object) => demoFile({ name: `Demo ${order}`, order, ...more });
  enterProject({
    ...smallSite,
    'content/demos/a.json': demo(3, { industries: ['Textiles'] }),
    'content/demos/b.json': demo(2, { technology: ['Textiles'] }),
    'content/demos/c.json': demo(1, { active: false }),
    'content/demos/d.json': demo(4, {}),
  });
});
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join();

it('lists leave inactive demos out and keep the order', () => {
  expect([ids(demos.all()), ids(activeDemos())]).toEqual(['c,b,a,d', 'b,a,d']);
});

it.each([
  [['Textiles'], 'b,a'],
  [['Vision', 'Energy'], 'b,a,d'],
  [['textiles'], ''],
  [[], ''],
])('the tags %j have the demos %s', (tags, expected) => {
  expect(ids(demosForTags(tags))).toBe(expected);
});
