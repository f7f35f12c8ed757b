import { expect, it } from 'vitest';
import { routes } from '../../site/routes';
import { paperFile, postFiles } from '../fixtures/entries';
import { enterSite } from '../fixtures/temp-project';
import { newestArticles } from './newest-articles';

it('returns the newest posts and papers together, newest first, then by title', () => {
  enterSite({
    ...postFiles({
      beams: { 3: 'date: 2024-06-02\ncoverImage: /images/a.webp' },
      aprons: { 3: 'date: 2024-06-02\nseries: { name: Looms, part: 1 }' },
      cords: { 3: 'date: 2024-06-04' },
    }),
    'content/whitepapers/paper.md': paperFile({ 3: 'date: 2024-06-02' }),
  });
  const pieces = newestArticles(4);
  expect(pieces.map(({ title, kind, href, cover }) => [title, kind, href, cover])).toEqual([
    ['cords', 'AI Strategy', '/blog/cords', undefined],
    ['A paper on looms', 'White paper', routes.whitepaper('paper'), undefined],
    ['aprons', 'Looms · Part 1 of 1', '/blog/aprons', undefined],
    ['beams', 'AI Strategy', '/blog/beams', '/images/a.webp'],
  ]);
  expect(pieces[1]?.subject).toMatchObject({ collection: 'whitepapers', id: 'paper' });
  expect(newestArticles(1000)).toHaveLength(5);
  // A paper that takes the place of a deleted post.
  expect(newestArticles(1).map(({ title }) => title)).toEqual(['cords', 'A paper on looms']);
});
