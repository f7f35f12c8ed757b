import { expect, it } from 'vitest';

import { demoFile } from '../fixtures/entries';
import { enterSite } from '../fixtures/temp-project';
import { demosForTags } from './active-demos';

it('tags have the active demos of an industry or a technology, in order', () => {
  const demo = (order: number, more: object) => demoFile({ name: `Demo ${order}`, order, ...more });
  enterSite({
    'content/demos/a.json': demo(3, { industries: ['Textiles'] }),
    'content/demos/b.json': demo(2, { technology: ['Textiles'] }),
    'content/demos/c.json': demo(1, { active: false }),
    'content/demos/d.json': demo(4, {}),
  });
  const found = [['Textiles'], ['Vision', 'Energy'], ['textiles'], []].map((tags) =>
    demosForTags(tags).map(({ id }) => id),
  );
  expect(found).toEqual([['b', 'a'], ['b', 'a', 'd'], [], []]);
});
