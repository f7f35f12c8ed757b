import { drawPicture } from 'thread-art/picture';
import { describe, expect, it } from 'vitest';

import { artAssignments } from './art-assignments';
import { pictureOf, type Subject, toneOf } from './subjects';

function useCase(group: string, index: number): Subject {
  return { collection: 'use-cases', id: `${group}-${index}`, group, index };
}

describe('pictureOf', () => {
  it('gives an industry and its use cases the same motif, and each use case its own style', () => {
    for (const id of Object.keys(artAssignments.industries)) {
      const own = pictureOf({ collection: 'industries', id }, 'hero');
      const strips = Array.from({ length: 8 }, (_, index) =>
        pictureOf(useCase(id, index), 'strip'),
      );
      expect(new Set(strips.map(({ motif }) => motif))).toEqual(new Set([own.motif]));
      expect(new Set(strips.map(({ variant }) => variant)).size).toBe(8);
      expect(strips.slice(0, 5).map(({ color }) => color)).toHaveLength(5);
      expect(new Set(strips.slice(0, 5).map(({ color }) => color)).size).toBe(5);
      expect(new Set(strips.map(drawPicture)).size).toBe(8);
    }
  });

  it('keeps the parts of a series together in motif and colors, apart in variant', () => {
    for (const group of Object.keys(artAssignments.series)) {
      const parts = ['blog-10', 'blog-11', 'blog-12'].map((id) =>
        pictureOf({ collection: 'blog', id, group: group.toUpperCase() }, 'card'),
      );
      expect(new Set(parts.map(({ motif, color, accent }) => motif + color + accent)).size).toBe(1);
      expect(new Set(parts.map(drawPicture)).size).toBe(3);
    }
  });

  it('draws white papers quietly', () => {
    for (const id of Object.keys(artAssignments.whitepapers)) {
      expect(pictureOf({ collection: 'whitepapers', id }, 'card').quiet).toBe(true);
    }
  });

  it('has a picture for subjects without an assignment', () => {
    const post = pictureOf({ collection: 'blog', id: 'new-post', group: 'Gardening' }, 'wide');
    expect(drawPicture(post)).toContain('<path');
    expect(drawPicture(pictureOf({ collection: 'default', id: 'x' }, 'card'))).toContain('<path');
  });

  it('has a picture for a name that every object has', () => {
    const post = pictureOf({ collection: 'blog', id: 'x', group: 'Constructor' }, 'card');
    expect(drawPicture(post)).toContain('<path');
    expect(drawPicture(pictureOf({ collection: 'jobs', id: 'valueOf' }, 'card'))).toContain(
      '<path',
    );
  });

  it('draws the initials into a portrait', () => {
    const plain = pictureOf({ collection: 'team', id: 'someone' }, 'square');
    const named = pictureOf({ collection: 'team', id: 'someone', initials: 'AM' }, 'square');
    expect(drawPicture(named).length).toBeGreaterThan(drawPicture(plain).length);
  });

  it('leaves the left of the home picture free and fades heroes only', () => {
    expect(pictureOf({ collection: 'pages', id: 'home' }, 'hero').fade).toBe('half');
    expect(pictureOf({ collection: 'pages', id: 'about' }, 'hero').fade).toBe('edge');
    expect(pictureOf({ collection: 'pages', id: 'about' }, 'card').fade).toBeUndefined();
  });
});

describe('toneOf', () => {
  it('is the color of the picture', () => {
    for (const id of Object.keys(artAssignments.pages)) {
      expect(toneOf('pages', id)).toBe(pictureOf({ collection: 'pages', id }, 'card').color);
    }
    const { collection, id, group, index } = useCase('forestry', 3);
    expect(toneOf(collection, id, group, index)).toBe(
      pictureOf(useCase('forestry', 3), 'strip').color,
    );
  });
});
