import { expect, it } from 'vitest';

import { attributeOf } from './element';
import { firstScreen, firstScreenEnd } from './first-screen';
import { parsePage } from './page';

// As components/ui/first-screen-end.tsx is exported.
const end = '<link itemprop="first-screen-end" href="#main">';
const idsOf = (body: string) =>
  firstScreen(parsePage(`<!DOCTYPE html><body>${body}`))
    ?.map((each) => attributeOf(each, 'id'))
    .filter(Boolean);

it('is what stands above the mark', () => {
  expect(end).toMatch(firstScreenEnd);
  expect(idsOf(`<div id="a"><p id="b"></p>${end}<p id="c"></p></div><p id="d">`)).toEqual([
    'a',
    'b',
  ]);
  expect(idsOf('<p id="a">')).toBeUndefined();
});

it('leaves out what is in closed menus', () => {
  const menu = '<details id="a"><summary id="b"><i id="c"></i></summary><p id="d"></p></details>';
  expect(idsOf(menu + end)).toEqual(['a', 'b', 'c']);
  expect(idsOf(menu.replace('<details', '<details open') + end)).toContain('d');
  expect(idsOf(`<div id="a" class="x nav-panel"><a id="b"></a></div>${end}`)).toEqual(['a']);
});
