import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { blog } from './collections/blog';
import { whitepapers } from './collections/whitepapers';
import { postWith, smallSite, tempProject } from './fixtures/temp-project';
import { paperPage } from './paper-page';
import { postPage } from './post-page';

afterEach(() => {
  vi.restoreAllMocks();
});

beforeAll(() => void [blog.all(), whitepapers.all()], 60_000);

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
    for (const [index, { id }] of collection.all().entries()) {
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
    const tags = blog.all().flatMap(({ id }) => postPage(id).tags);
    expect(tags.length).toBeGreaterThan(blog.all().length);
    for (const { label, href } of tags) {
      const posts = blog
        .all()
        .filter(({ category, tags }) => [category.toLowerCase(), ...tags].includes(label));
      expect(href !== undefined, label).toBe(posts.length >= 3);
    }
  });
});

describe('the call to action of a post', () => {
  it('is HTML beside the body, and counts in the reading time', async () => {
    const words = 'word '.repeat(238 + 100).trim();
    const call = `${'word '.repeat(30).trim()} [word](/contact).`;
    const post = (change: Record<number, string>) => postWith({ 9: words, ...change });
    const root = tempProject({
      ...smallSite,
      'content/blog/first.md': post({}),
      'content/blog/second.md': post({
        2: 'title: Second',
        7: `excerpt: "${'Another one. '.repeat(5)}x"\ncallToAction: "${call}"`,
      }),
    });
    vi.spyOn(process, 'cwd').mockReturnValue(root);
    vi.resetModules();
    const { postPage: page } = await import('./post-page');
    expect(page('first').callToAction).toBeUndefined();
    expect(page('first').post.readTime).toBe(1);
    expect(page('second').callToAction).toBe(
      `<p>${'word '.repeat(30)}<a href="/contact">word</a>.</p>\n`,
    );
    expect(page('second').body.html).not.toContain('/contact');
    expect(page('second').post.readTime).toBe(2);
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
