import { drawPicture, type Picture } from 'thread-art/picture';
import { expect, it } from 'vitest';
import { drawingTheme } from '#lib/content/brand/drawing-theme';

import { type ArtAssignments, art } from '../content/collections/art';
import { colorOf, pictureOf, type Subject } from './pictures';

/** Pictures chosen by hand: none on a site without content/art.json. */
const assigned: Partial<ArtAssignments> = art.valid() ?? {};
const { industries = {}, series = {}, meanings = {} } = assigned;

function useCase(group: string, index: number): Subject {
  return { collection: 'use-cases', id: `${group}-${index}`, group, index };
}

const draw = (picture: Picture) => drawPicture(picture, drawingTheme().palette);

it('draws what each use case is about, in the colors of its industry', () => {
  for (const [id, own] of Object.entries(industries)) {
    const strips = Array.from({ length: 8 }, (_, index) => pictureOf(useCase(id, index), 'strip'));
    for (const { color, accent } of strips) {
      expect([color, accent].sort()).toEqual([own.color, own.accent].sort());
    }
    expect(new Set(strips.map(({ motif }) => motif)).size).toBe(8);
  }
});

it('keeps the parts of a series together in colors and border, apart in what they show', () => {
  for (const group of Object.keys(series)) {
    const post = { collection: 'blog', group: group.toUpperCase() } as const;
    const parts = [1, 2, 3].map((part) => pictureOf({ ...post, id: `new-${part}`, part }, 'card'));
    expect(new Set(parts.map(({ motif, color, accent }) => motif + color + accent)).size).toBe(1);
    expect(parts.map(({ seriesPart }) => seriesPart)).toEqual([1, 2, 3]);
    expect(new Set(parts.map(draw)).size).toBe(3);
  }
});

it('draws the meaning of a post in the colors of its group', () => {
  for (const [id, { motif, numbers }] of Object.entries(meanings).slice(0, 1)) {
    const subject: Subject = { collection: 'blog', id, group: 'AI Governance' };
    const plain = pictureOf({ ...subject, id: 'new-5' }, 'card');
    expect(pictureOf(subject, 'card')).toMatchObject({
      ...{ motif, numbers },
      color: series['ai governance']?.color ?? plain.color,
    });
  }
});

// Every object has the names constructor and valueOf.
it.each<Subject>([
  { collection: 'blog', id: 'x', group: 'Constructor' },
  { collection: 'jobs', id: 'valueOf' },
])('has a picture for %o, which has no assignment', (subject) => {
  expect(draw(pictureOf(subject, 'card'))).toContain('<path');
});

it('draws the initials into a portrait', () => {
  const plain = pictureOf({ collection: 'team', id: 'someone' }, 'square');
  const named = pictureOf({ collection: 'team', id: 'someone', initials: 'AM' }, 'square');
  expect(draw(named).length).toBeGreaterThan(draw(plain).length);
});

it('leaves the left of the home picture free and fades heroes only', () => {
  expect(pictureOf({ collection: 'pages', id: 'home' }, 'hero').fade).toBe('half');
  expect(pictureOf({ collection: 'pages', id: 'about' }, 'hero').fade).toBe('edge');
  expect(pictureOf({ collection: 'pages', id: 'about' }, 'card').fade).toBeUndefined();
});

it('the color of an entry is that of its picture', () => {
  const { collection, id, group, index } = useCase('mining', 2);
  const { color } = pictureOf(useCase('mining', 2), 'strip');
  expect(colorOf(collection, id, group, index)).toBe(color);
});
