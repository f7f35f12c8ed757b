import { expect, it } from 'vitest';

import { elementsOf, parsePage } from './page';
import { addSelectors, noSelectors, usedSelectors } from './used-selectors';

const used = (body: string) => usedSelectors(elementsOf(parsePage(`<!DOCTYPE html><body>${body}`)));

it('collects tags, classes, ids, input types and custom properties', () => {
  const found = used(
    '<p class="a  b" id="x"><input type="date"><i fill="var( --tone)"></i><svg><linearGradient/></svg></p>',
  );
  expect([...found.tags]).toEqual(expect.arrayContaining(['p', 'input', 'i', 'lineargradient']));
  expect([...found.classes]).toEqual(expect.arrayContaining(['a', 'b']));
  expect([...found.ids]).toEqual(['x']);
  expect([...found.inputs]).toEqual(['date']);
  expect([...found.properties]).toEqual(['--tone']);
});

it('collects the colors of diagrams, which are in files', () => {
  expect([...used('<svg><use href="#rope"/></svg>').properties]).toEqual([]);
  const found = used('<svg><use href="/diagrams/a.svg#wide"/></svg>');
  expect([...found.properties]).toEqual(
    expect.arrayContaining(['--color-paper', '--color-jade-text']),
  );
});

it('merges the selectors of several pages', () => {
  const all = noSelectors();
  addSelectors(all, used('<p class="a">'));
  addSelectors(all, used('<p class="b" id="y">'));
  expect([...all.classes].sort()).toEqual(['a', 'b']);
  expect([...all.ids]).toEqual(['y']);
});
