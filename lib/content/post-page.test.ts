import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { blog } from './collections/blog';
import { whitepapers } from './collections/whitepapers';
import { enterProject, postWith, smallSite } from './fixtures/temp-project';
import { paperPage } from './paper-page';
import { postPage } from './post-page';

afterEach(() => {
  vi.restoreAllMocks();
});

beforeAll(() => void [blog.all(), whitepapers.all()], 60_000);

/** The entries at both ends of a list and one between, because each has to be rendered. */
const some = <T>(list: readonly T[]): T[] =>
  list.filter((_, index) =>
    [0, 1, Math.floor(list.length / 2), list.length - 2, list.length - 1].includes(index),
  );

describe.each([
  ['postPage', blog, postPage, (id: string) => `/blog/${id}`],
  ['paperPage', whitepapers, paperPage, (id: string) => `/whitepapers/${id}`],
] as const)('%s', (_, collection, pageOf, address) => {
  const step = (index: number) => {
    const entry = collection.all()[index];
    return entry && { href: address(entry.id), title: entry.title };
  };

  it('leads to the entries before and after', () => {
    expect(collection.all().length).toBeGreaterThan(1);
    for (const { id } of some<{ id: string }>(collection.all())) {
      const index = collection.all().findIndex((entry) => entry.id === id);
      expect(pageOf(id)).toMatchObject({
        previous: index > 0 ? step(index - 1) : undefined,
        next: step(index + 1),
      });
    }
  });

  it('throws for an unknown id', () => expect(() => pageOf('gone')).toThrow(/"gone" in content/));
});

describe('postPage', () => {
  it('knows the place of a post in its series, and none for a post without one', () => {
    const alone = blog.all().find(({ series }) => !series);
    expect(alone && postPage(alone.id).series).toBeUndefined();
    const part = blog.all().find(({ series }) => series?.part === 2);
    const parts = blog.all().filter(({ series }) => series?.name === part?.series?.name);
    expect(parts.length).toBeGreaterThan(1);
    expect(part && postPage(part.id).series).toMatchObject({ part: 2, last: parts.length });
  });

  it('links its tags to topics that have a page', () => {
    const tags = some(blog.all()).flatMap(({ id }) => postPage(id).tags);
    expect(tags.length).toBeGreaterThan(some(blog.all()).length);
    for (const { label, href } of tags) {
      const posts = blog
        .all()
        .filter(({ category, tags }) => [category.toLowerCase(), ...tags].includes(label));
      expect(href !== undefined, label).toBe(posts.length >= 3);
    }
  });
});

describe('the call to action of a post', () => {
  it('is HTML beside the body, and counts in the reading time', () => {
    const words = 'word '.repeat(238 + 100).trim();
    const call = `${'word '.repeat(30).trim()} [word](/contact).`;
    const post = (change: Record<number, string>) => postWith({ 9: words, ...change });
    enterProject({
      ...smallSite,
      'content/blog/first.md': post({}),
      'content/blog/second.md': post({
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

describe('paperPage', () => {
  it('has every author, in the order of the file', () => {
    for (const paper of whitepapers.all()) {
      expect(paperPage(paper.id).authors.map(({ id }) => id)).toEqual(paper.authors);
    }
  });

  // The table of contents may differ from the headings (docs/specification.md W4).
  it('has a table of contents that matches the headings', () => {
    for (const paper of whitepapers.all()) {
      const { html, toc } = paperPage(paper.id).body;
      const ids = [...html.matchAll(/<h[23] id="([^"]*)"/g)].map((match) => match[1]);
      expect(toc.length).toBeGreaterThan(0);
      expect(toc.map(({ id }) => id)).toEqual(ids);
    }
  });
});
