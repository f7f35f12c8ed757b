import { afterEach, describe, expect, it, vi } from 'vitest';

import { demoFile, industryFile, serviceFile } from './fixtures/entries';
import { enterProject, type Files, postWith, smallSite } from './fixtures/temp-project';
import { relatedTo } from './related';

describe('relatedTo', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  let day = 10;
  const post = (id: string, tag: string, series?: string): Files => ({
    [`content/blog/${id}.md`]: postWith({
      2: `title: "Piece ${id}"`,
      3: `date: 2024-01-${day++}`,
      6: `tags: [${tag}]${series ? `\nseries: ${series}` : ''}`,
      7: `excerpt: "${`Excerpt of ${id}. `.repeat(5).trim()}"`,
    }),
  });
  const files: Files = {
    ...smallSite,
    'content/topics.json': (smallSite['content/topics.json'] ?? '').replace(
      '"AI":',
      '"Energy": "What the posts on energy of the fixture are about.",\n"AI":',
    ),
    ...post('a', 'governance', '{ name: Looms, part: 1 }'),
    ...post('b', 'governance', '{ name: Looms, part: 2 }'),
    ...post('c', 'governance', '{ name: Warps, part: 1 }'),
    ...post('d', 'governance'),
    ...post('e', 'governance'),
    ...post('f', 'energy'),
    // Their tag is too frequent to tell them apart.
    ...Object.assign({}, ...Array.from('ghijklmnopqr', (id) => post(id, 'pilots'))),
    'content/whitepapers/paper.md': postWith({
      2: 'title: "A paper on looms"',
      4: 'authors: [ada]',
      6: 'tags: [governance]',
      7: `excerpt: "${'What the paper says. '.repeat(4).trim()}"`,
      8: `abstract: ${'x'.repeat(200)}\ndownloadable: true\nfeatured: true\n---`,
    }),
    'content/industries/energy.json': industryFile(),
    'content/industries/mining.json': industryFile({
      title: 'AI for Mining',
      subtitle: 'Cloth for mines',
      description: `${'A second industry of the fixture. '.repeat(2)}x`,
    }),
    'content/services/ai-weaving.json': serviceFile(),
    'content/services/ai-knitting.json': serviceFile({
      title: 'AI Knitting',
      order: 2,
      summary: `${'A second service of the fixture. '.repeat(2)}x`,
    }),
    'content/demos/watch.json': demoFile(),
  };
  const hrefs = (path: string) => relatedTo(path).map(({ href }) => href);

  it('links to at most two pieces of a kind, with kind and title', () => {
    enterProject(files);
    // Newest first; the other part of its series is none of them.
    expect(relatedTo('/blog/a')).toEqual([
      { kind: 'Article', href: '/blog/e', title: 'Piece e' },
      { kind: 'Article', href: '/blog/d', title: 'Piece d' },
      { kind: 'White paper', href: '/whitepapers/paper', title: 'A paper on looms' },
    ]);
    expect(hrefs('/blog/e')).toEqual(['/blog/d', '/blog/c', '/whitepapers/paper']);
    expect(hrefs('/whitepapers/paper')).toContain('/blog/e');
  });

  it('links an industry to no industry and no demo, and a demo to its industry', () => {
    enterProject(files);
    const kinds = relatedTo('/industries/energy').map(({ kind }) => kind);
    expect(kinds).toContain('Article');
    expect(kinds).not.toContain('Industry');
    expect(kinds).not.toContain('Demo');
    expect(hrefs('/industries/energy')).toContain('/blog/f');
    expect(hrefs('/demos/watch')).toEqual(
      expect.arrayContaining(['/industries/energy', '/blog/f']),
    );
    expect(hrefs('/blog/f')).toEqual(
      expect.arrayContaining(['/industries/energy', '/demos/watch']),
    );
  });

  it('has nothing for an unknown page', () => {
    enterProject(files);
    expect(relatedTo('/gone')).toEqual([]);
  });

  it('links a service to no service', () => {
    enterProject(files);
    expect(relatedTo('/services/ai-weaving').map(({ kind }) => kind)).not.toContain('Service');
  });
});
