import { afterEach, describe, expect, it, vi } from 'vitest';

import { type Files, postWith, smallSite, tempProject } from './fixtures/temp-project';

/** Collections keep what they read, so each check gets modules of its own. */
async function check(files: Files = {}) {
  vi.resetModules();
  const { checkContent } = await import('./check');
  vi.spyOn(process, 'cwd').mockReturnValue(tempProject({ ...smallSite, ...files }));
  return checkContent();
}

afterEach(() => {
  vi.restoreAllMocks();
});

const file = 'content/blog/first.md';
const body = (text: string) => ({ [file]: postWith({ 9: text }) });
const changed = (name: string, from: string, to: string): Files => {
  const text = smallSite[name] ?? '';
  expect(text).toContain(from);
  return { [name]: text.replace(from, to) };
};

describe('checkContent', () => {
  it('finds nothing in a small site without a mistake', async () => {
    expect(await check()).toEqual([]);
  });

  it('finds nothing in the content of this site', async () => {
    vi.resetModules();
    const { checkContent } = await import('./check');
    expect(checkContent()).toEqual([]);
  });

  it.each([
    ['a page', '[a](/about)'],
    ['a page with query and anchor', '[a](/blog?year=2024&month=5#top)'],
    ['another post', '[a](/blog/first)'],
    ['the other address of a post', '[a](/blogs/first)'],
    ['a page that the sitemap leaves out', '[a](/tools)'],
    ['the feed', '[a](/feeds/blog.xml)'],
    ['a page elsewhere', '[a](https://www.example.com/gone)'],
    ['an anchor', '[a](#below)'],
    ['a picture that is there', '![a](/images/a.png)'],
    ['a path in code', '`/nowhere`'],
  ])('lets a link to %s pass', async (_, text) => {
    expect(await check({ ...body(text), 'public/images/a.png': '' })).toEqual([]);
  });

  it.each([
    ['page', 'choose another name: /blog/page is taken by the blog itself'],
    ['404', 'choose another name: /blog/404 is taken by the blog itself'],
    ['A_Post', 'use lower-case letters, digits and hyphens, for example ai-strategy'],
  ])('refuses a post named %s', async (id, fix) => {
    const named = `content/blog/${id}.md`;
    const text = postWith({ 2: 'title: Second', 7: `excerpt: "${'Long enough. '.repeat(5)}x"` });
    expect(await check({ [named]: text })).toEqual([
      { file: named, line: 1, field: 'file name', message: `"${id}" is not valid`, fix },
    ]);
  });

  it.each(['[a](contact)', '![a](/../package.json)'])(
    'refuses %s: no address from the root',
    async (text) => {
      const [problem] = await check(body(text));
      expect(problem).toMatchObject({ file, line: 9, field: 'body' });
      expect(problem?.message).toContain('no address from the root');
    },
  );

  it.each([
    ['a link', 'One.\n\nTwo [a](/nowhere).', 11, '/nowhere', 'as in the address bar'],
    ['a link with an anchor', '[a](/nowhere#x)', 9, '/nowhere', 'as in the address bar'],
    ['a link to a post', '[a](/blog/second)', 9, '/blog/second', 'as in the address bar'],
    ['a link with a final slash', '[a](/about/)', 9, '/about/', 'final slash'],
    ['a link with .html', '[a](/about.html)', 9, '/about.html', 'correct the path'],
    ['a link by reference', 'A [a].\n\n[a]: /nowhere', 11, '/nowhere', 'as in the address bar'],
    ['a link without a protocol', '[a](//www.example.com)', 9, '//www.example.com', 'correct'],
    ['a picture', '![a](/images/a.png)', 9, '/images/a.png', 'put the file at public/images/a.png'],
    ['a folder', '[a](/images)', 9, '/images', 'correct the path'],
  ])('finds %s to nowhere in a text', async (_, text, line, target, fix) => {
    expect(await check({ ...body(text), 'public/images/b.png': '' })).toEqual([
      {
        file,
        line,
        field: 'body',
        message: `nothing stands at ${target}`,
        fix: expect.stringContaining(fix),
      },
    ]);
  });

  it('finds a dead path in a field of front matter and of JSON, however deep', async () => {
    const problems = await check({
      [file]: postWith({ 5: 'category: AI Strategy\ncoverImage: /images/gone.webp' }),
      ...changed('content/nav.json', '"href": "/"', '"href": "/home"'),
    });
    expect(problems.map((each) => [each.file, each.line, each.field, each.message])).toEqual([
      [file, 6, 'coverImage', 'nothing stands at /images/gone.webp'],
      ['content/nav.json', 5, 'main.0.href', 'nothing stands at /home'],
    ]);
  });

  it('finds a link to a post that is not published yet', async () => {
    const draft = postWith({
      2: 'title: Later\ndraft: true',
      7: 'excerpt: "This one is a draft and says so, which is why nobody may link to it yet."',
    });
    const problems = await check({ ...body('[a](/blog/later)'), 'content/blog/later.md': draft });
    expect(problems.map(({ message }) => message)).toEqual(['nothing stands at /blog/later']);
  });

  it('leaves the path of a demo to the demo host', async () => {
    const demo = {
      name: 'Watch',
      order: 1,
      description: 'Counts the threads of a picture and marks the ones that are broken.',
      demoUrl: '/watch-elsewhere',
      requiresAuth: false,
      active: true,
      createdAt: '2025-02-11',
      industries: ['Textiles'],
      technology: ['Vision'],
      provider: 'Loom',
    };
    expect(await check({ 'content/demos/watch.json': JSON.stringify(demo) })).toEqual([]);
  });

  it.each([
    ['unknown', 'grace'],
    ['known but not a writer', 'sam'],
  ])('finds an author who is %s', async (_, id) => {
    expect(await check({ [file]: postWith({ 4: `author: ${id}` }) })).toEqual([
      {
        file,
        line: 4,
        field: 'author',
        message: `nobody with the id "${id}" writes`,
        fix: 'use a file name of content/team/ that has an "author" part: ada',
      },
    ]);
  });

  it('finds an unknown author among several', async () => {
    const paper = postWith({
      2: 'title: "A paper on pilots"',
      4: 'authors:\n  - ada\n  - grace',
      8: `abstract: ${'x'.repeat(200)}\ndownloadable: true\nfeatured: true\n---`,
    });
    const problems = await check({ 'content/whitepapers/paper.md': paper });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 6, field: 'authors.1' });
  });

  it('finds a mistake in a chart of a text, with its line in the file', async () => {
    const chart = '```chart\nkind: dot\ntitle: A\ncaption: B\nlabels: [a, b]\n```';
    expect(await check(body(`Text.\n\n${chart}`))).toEqual([
      {
        file,
        line: 12,
        field: 'chart.series',
        message: 'this field is missing',
        fix: 'add it: write the series as a list',
      },
    ]);
  });

  it('tells the mistakes of the schemas first, in documents as well', async () => {
    const problems = await check({
      [file]: postWith({ 3: 'date: 2024-02-30', 9: '[a](/nowhere)' }),
      ...changed('content/site.json', 'hello@loom.example', 'hello'),
    });
    expect(problems.map((each) => `${each.file}:${each.line} ${each.field}`)).toEqual([
      `${file}:3 date`,
      'content/site.json:6 email',
    ]);
  });
});
