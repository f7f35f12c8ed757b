import { beforeEach, expect, it } from 'vitest';

import { demoFile } from '../fixtures/entries';
import { enterSite } from '../fixtures/temp-project';
import { demosForTags } from './active-demos';

beforeEach(() => {
  const demo = (order: number, more: object) => demoFile({ name: `Demo ${order}`, order, ...more });
  enterSite({
    'content/demos/a.json': demo(3, { industries: ['Textiles'] }),
    'content/demos/b.json': demo(2, { technology: ['Textiles'] }),
    'content/demos/c.json': demo(1, { active: false }),
    'content/demos/d.json': demo(4, {}),
  });
});

it.each([
  [['Textiles'], 'b,a'],
  [['Vision', 'Energy'], 'b,a,d'],
  [['textiles'], ''],
  [[], ''],
])('the tags %j have the active demos %s, in order', (tags, expected) => {
  const found = demosForTags(tags).map(({ id }) => id);
  expect(found.join()).toBe(expected);
});
