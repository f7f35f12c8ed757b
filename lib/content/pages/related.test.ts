import { beforeEach, expect, it } from 'vitest';

import { routes } from '../../site/routes';
import { demoFile, industryFile, ownPost, paperFile, serviceFile } from '../fixtures/entries';
import { enterSite, type Files } from '../fixtures/temp-project';
import { relatedTo } from './related';

const post = (id: string, tag: string, series?: string): Files => ({
  [`content/blog/${id}.md`]: ownPost(`Piece ${id}`, {
    3: `date: 2024-01-${id.charCodeAt(0) - 86}`,
    6: `tags: [${tag}]${series ? `\nseries: ${series}` : ''}`,
  }),
});

beforeEach(() => {
  enterSite({
    ...post('a', 'governance', '{ name: Looms, part: 1 }'),
    ...post('b', 'governance', '{ name: Looms, part: 2 }'),
    ...post('c', 'governance', '{ name: Warps, part: 1 }'),
    ...post('d', 'governance'),
    ...post('e', 'governance', '{ name: Looms, part: 3 }'),
    ...post('f', 'energy'),
    ...post('g', 'pilots, governance'),
    ...post('h', 'pilots'),
    'content/whitepapers/paper.md': paperFile({ 3: 'date: 2023-05-01', 6: 'tags: [governance]' }),
    'content/industries/energy.json': industryFile(),
    'content/industries/mining.json': industryFile({ name: 'Mining', demoTags: ['Energy'] }),
    'content/services/ai-weaving.json': serviceFile({ title: 'Weaving & Data' }),
    'content/services/ai-knitting.json': serviceFile({ title: 'Knitting & Data', order: 2 }),
    'content/demos/watch.json': demoFile(),
  });
});

it('links to at most two pieces of a kind, newest first, but to no part of the same series', () => {
  expect(relatedTo('/blog/a')).toEqual([
    { kind: 'Article', href: '/blog/g', title: 'Piece g' },
    { kind: 'Article', href: '/blog/d', title: 'Piece d' },
    { kind: 'White paper', href: routes.whitepaper('paper'), title: 'A paper on looms' },
  ]);
});

it.each<[path: string, hrefs: string[], ...kinds: string[]]>([
  // One shared tag more counts before the date.
  ['/blog/h', ['/blog/g'], 'Demo'],
  ['/blog/f', [routes.demo('watch')], 'Service'],
  [routes.whitepaper('paper'), ['/blog/g', '/blog/e'], 'Demo'],
  [routes.industry('energy'), ['/blog/f'], 'Industry', 'Demo'],
  [routes.demo('watch'), [routes.industry('energy'), '/blog/f'], 'Demo'],
  [routes.service('ai-weaving'), [], 'Service'],
  ['/gone', [], 'Article'],
])('links %s to %j, and to no %s', (path, expected, ...kinds) => {
  const related = relatedTo(path);
  expect(related.map(({ href }) => href)).toEqual(expect.arrayContaining(expected));
  for (const { kind } of related) expect(kinds).not.toContain(kind);
});
