import { describe, expect, it } from 'vitest';

import { paperLookups, papersHref } from './paper-lookups';

const paper = (id: string, category: string, tags: string[], featured = true) => ({
  id,
  category,
  tags,
  featured,
});
const lookups = paperLookups([
  paper('one', 'Business Strategy', ['roi', 'Business Case']),
  paper('two', 'AI Governance', ['risk'], false),
  paper('three', 'Business Strategy', ['roi']),
]);
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

describe('paperLookups', () => {
  it('finds what is featured', () => expect(ids(lookups.featured())).toEqual(['one', 'three']));

  it.each([
    ['Business Strategy', ['one', 'three']],
    ['ai governance', ['two']],
    ['Business', []],
    ['', []],
  ])('finds the category "%s"', (category, found) => {
    expect(ids(lookups.byCategory(category))).toEqual(found);
  });

  it.each([
    ['roi', ['one', 'three']],
    ['business case', ['one']],
    ['RISK', ['two']],
    ['business', []],
    ['', []],
  ])('finds the tag "%s"', (tag, found) => expect(ids(lookups.byTag(tag))).toEqual(found));
});

describe('papersHref', () => {
  it.each([
    [{}, '/whitepapers'],
    [{ category: '', tag: undefined }, '/whitepapers'],
    [{ tag: 'roi' }, '/whitepapers?tag=roi'],
    [{ category: 'R&D', tag: 'business case' }, '/whitepapers?category=R%26D&tag=business+case'],
  ])('of %j is %s', (wanted, href) => expect(papersHref(wanted)).toBe(href));
});
