import { expect, it } from 'vitest';
import { routes } from '../../site/routes';
import { ownPost, paperFile } from '../fixtures/entries';
import { enterSite } from '../fixtures/temp-project';
import { newestArticles } from './newest-articles';

it('returns the newest posts and papers together, newest first, then by title', () => {
  const post = (title: string, date: string, more = '') =>
    ownPost(title, { 3: `date: ${date}${more}` });
  enterSite({
    'content/blog/b.md': post('Beams', '2024-06-02', '\ncoverImage: /images/a.webp'),
    'content/blog/a.md': post('Aprons', '2024-06-02', '\nseries: { name: Looms, part: 1 }'),
    'content/blog/c.md': post('Cords', '2024-06-04'),
    'content/whitepapers/paper.md': paperFile({ 3: 'date: 2024-06-03' }),
  });
  const pieces = newestArticles(4);
  expect(pieces.map(({ title, kind, href, cover }) => [title, kind, href, cover])).toEqual([
    ['Cords', 'AI Strategy', '/blog/c', undefined],
    ['A paper on looms', 'White paper', routes.whitepaper('paper'), undefined],
    ['Aprons', 'Looms · Part 1 of 1', '/blog/a', undefined],
    ['Beams', 'AI Strategy', '/blog/b', '/images/a.webp'],
  ]);
  expect(pieces[1]?.subject).toMatchObject({ collection: 'whitepapers', id: 'paper' });
  expect(newestArticles(1000)).toHaveLength(5);
  // A paper that takes the place of a deleted post.
  expect(newestArticles(1).map(({ href }) => href)).toEqual([
    '/blog/c',
    routes.whitepaper('paper'),
  ]);
});
