import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { paperFile } from './fixtures/entries';
import { enterProject, type Files, postWith, smallSite } from './fixtures/temp-project';
import { paperPage, postPage } from './piece-pages';

afterEach(() => {
  vi.restoreAllMocks();
});

const excerptOf = (id: string) => `excerpt: "${`Excerpt of ${id}. `.repeat(5).trim()}"`;
const post = (id: string, day: number, more = ''): Files => ({
  [`content/blog/${id}.md`]: postWith({
    2: `title: "Post ${id}"`,
    3: `date: 2024-07-0${day}`,
    6: `tags: [governance]${more}`,
    7: excerptOf(id),
  }),
});
const paper = (id: string, day: number): Files => ({
  [`content/whitepapers/${id}.md`]: paperFile({
    2: `title: "Paper ${id}"`,
    3: `date: 2024-07-0${day}`,
    4: 'authors: [ben, ada]',
    7: excerptOf(id),
    8: `abstract: ${id.repeat(200)}\ndownloadable: true\nfeatured: true\n---`,
    9: '## One\n\n### Two & more\n\nText.',
  }),
});

function enterSite() {
  enterProject({
    ...smallSite,
    'content/team/ben.json': JSON.stringify({
      ...{ firstName: 'Ben', lastName: 'Hill', order: 3 },
      author: { role: 'Dyer' },
    }),
    ...post('a', 3),
    ...post('b', 2, '\nseries: { name: Looms, part: 2 }'),
    ...post('c', 1, '\nseries: { name: Looms, part: 1 }'),
    ...paper('x', 2),
    ...paper('y', 1),
  });
}

describe('postPage and paperPage', () => {
  it('have the words of links to pages that are off as plain text', () => {
    const text = 'See [our *jobs*](/careers/weaver), [a demo][d] and [a post](/blog/first).';
    enterProject({
      ...smallSite,
      'content/blog/first.md': postWith({ 9: `${text}\n\n[d]: /demos` }),
    });
    expect(postPage('first').body.html).toBe(
      '<p>See our <em>jobs</em>, a demo and <a href="/blog/first">a post</a>.</p>\n',
    );
  });

  it('lead to the entries before and after, newest first', () => {
    enterSite();
    expect(postPage('a')).toMatchObject({ previous: undefined, next: { href: '/blog/b' } });
    expect(postPage('b')).toMatchObject({
      previous: { href: '/blog/a', title: 'Post a' },
      next: { href: '/blog/c', title: 'Post c' },
    });
    expect(paperPage('y')).toMatchObject({
      previous: { href: '/whitepapers/x', title: 'Paper x' },
      next: undefined,
    });
  });

  it('throw for an unknown id', () => {
    enterSite();
    for (const page of [postPage, paperPage]) {
      expect(() => page('gone')).toThrow(/"gone" in content/);
    }
  });

  it('know the place in a series, and the topics that have a page', () => {
    enterSite();
    expect(postPage('a').series).toBeUndefined();
    expect(postPage('b').series).toMatchObject({ part: 2, last: 2 });
    expect(postPage('a').tags).toEqual([{ label: 'governance', href: '/blog/topics/governance' }]);
    expect(postPage('first').tags.map(({ href }) => href)).toEqual([undefined, undefined]);
  });

  it('have every author in the order of the file, and the headings as a table of contents', () => {
    enterSite();
    const { authors, body } = paperPage('x');
    expect(authors.map(({ id }) => id)).toEqual(['ben', 'ada']);
    const ids = [...body.html.matchAll(/<h[23] id="([^"]*)"/g)].map((match) => match[1]);
    expect(body.toc.map(({ id }) => id)).toEqual(ids);
    expect(ids).toHaveLength(2);
  });
});

it.each([
  ['production', undefined],
  ['development', 'content/blog/first.md:9  body: page not found: /nowhere'],
])('in %s a dead link says %s', (mode, message) => {
  vi.stubEnv('NODE_ENV', mode);
  onTestFinished(() => void vi.unstubAllEnvs());
  enterProject({ ...smallSite, 'content/blog/first.md': postWith({ 9: '[a](/nowhere)' }) });
  const page = () => postPage('first');
  if (message) expect(page).toThrow(message);
  else expect(page).not.toThrow();
});

describe('the call to action of a post', () => {
  it('is HTML beside the body, and counts in the reading time', () => {
    const words = 'word '.repeat(238 + 100).trim();
    const call = `${'word '.repeat(30).trim()} [word](/contact).`;
    const text = (change: Record<number, string>) => postWith({ 9: words, ...change });
    enterProject({
      ...smallSite,
      'content/blog/first.md': text({}),
      'content/blog/second.md': text({
        2: 'title: Second',
        7: `excerpt: "${'Another one. '.repeat(5)}x"\ncallToAction: "${call}"`,
      }),
    });
    expect(postPage('first').callToAction).toBeUndefined();
    expect(postPage('first').post.readTime).toBe(1);
    expect(postPage('second').callToAction).toBe(
      `<p>${'word '.repeat(30)}<a href="/contact">word</a>.</p>\n`,
    );
    expect(postPage('second').body.html).not.toContain('/contact');
    expect(postPage('second').post.readTime).toBe(2);
  });
});
