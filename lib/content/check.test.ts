import { afterEach, describe, expect, it, vi } from 'vitest';

import { checkContent } from './check';
import { blog } from './collections/blog';
import { industries } from './collections/industries';
import { demoFile, industryFile } from './fixtures/entries';
import { context, mistakes } from './fixtures/mistakes';
import { enterProject, type Files, pageTexts, postWith, smallSite } from './fixtures/temp-project';
import { formatProblem } from './problem';

function check(files: Files = {}) {
  enterProject({ ...smallSite, ...files });
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
  it('names file, line, field and fix of thirty mistakes and more at once', () => {
    const files = mistakes.map((mistake) => mistake.files);
    const found = check(Object.assign({}, context, ...files)).map(formatProblem);
    expect(mistakes.length).toBeGreaterThan(30);
    for (const { what, printed } of mistakes) expect(found, what).toContain(printed);
    expect(found).toHaveLength(mistakes.length);
    // By file and line.
    const places = found.map((line) => line.replace(/:(\d+) .*/s, (_, at) => at.padStart(6, ' ')));
    expect(places).toEqual(places.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('accepts aliases of pages and posts', () => {
    expect(
      check({
        'content/pages/about.json': pageTexts('about', { aliases: ['/who-we-are'] }),
        [file]: postWith({ 6: 'tags: [a]\naliases: [/blog/older, /old/blogs/older]' }),
      }),
    ).toEqual([]);
  });

  it('finds two topics whose pages would have one address', async () => {
    const twin = '"AI strategy": "Another description of the posts on this topic, long enough.",';
    const files = changed('content/topics.json', '"Governance":', `${twin} "Governance":`);
    expect(await check(files)).toMatchObject([
      {
        file: 'content/topics.json',
        field: 'topics.AI strategy',
        fix: expect.stringContaining('address of "AI Strategy"'),
      },
    ]);
  });

  it('finds two people with the same name', async () => {
    const name = '  "firstName": "Ada",\n  "lastName": "Moore",';
    const other = `{\n${name}\n  "order": 3,\n  "author": { "role": "Strategist" }\n}\n`;
    expect(await check({ 'content/team/ada-too.json': other })).toMatchObject([
      { file: 'content/team/ada-too.json', line: 1, field: 'name' },
    ]);
  });

  it.each([
    ['its schema', postWith({ 3: 'date: soon' })],
    ['YAML', postWith({ 5: 'category: AI: Strategy' })],
  ])('reports no link to a post that does not match %s', (_, text) => {
    const second = postWith({
      ...{ 2: 'title: Second', 9: '[a](/blog/first) [b](/blogs/first)' },
      7: `excerpt: "${'Long enough. '.repeat(5)}x"`,
    });
    const problems = check({ [file]: text, 'content/blog/second.md': second });
    expect(problems.map((each) => each.file)).toEqual([file]);
  });

  it.each([
    ['author', 'content/team/ada.json'],
    ['portrait', 'content/team/ada.json'],
  ])('reports no %s whose file has a mistake', (_, name) => {
    const problems = check(changed(name, '"order": 1', '"order": 0'));
    expect(problems.map((each) => [each.file, each.field])).toEqual([[name, 'order']]);
  });

  it('reports a field only once, though two checks find a mistake in it', () => {
    const cover = '/images/gone.gif';
    const problems = check({ [file]: postWith({ 5: `category: AI\ncoverImage: ${cover}` }) });
    expect(problems.map(({ field }) => field)).toEqual(['coverImage']);
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
  ])('lets a link to %s pass', (_, text) => {
    expect(check({ ...body(text), 'public/images/a.png': '' })).toEqual([]);
  });

  it.each([
    ['a link with an anchor', '[a](/nowhere#x)', 9, 'page not found: /nowhere'],
    ['a link with a final slash', '[a](/about/)', 9, 'page not found: /about/'],
    ['a link with .html', '[a](/about.html)', 9, 'file not found: /about.html'],
    ['a link by reference', 'A [a].\n\n[a]: /nowhere', 11, 'page not found: /nowhere'],
    ['a link without a protocol', '[a](//www.example.com)', 9, 'file not found'],
    ['a folder', '[a](/images)', 9, 'page not found: /images'],
    ['a path out of public/', '![a](/../package.json)', 9, 'does not start at the root'],
  ])('finds %s to nowhere in a text', (_, text, line, message) => {
    expect(check({ ...body(text), 'public/images/b.png': '' })).toEqual([
      {
        ...{ file, line, field: 'body' },
        message: expect.stringContaining(message),
        fix: expect.stringMatching(/orrect the path/),
      },
    ]);
  });

  it('finds a link to nowhere in a call to action', () => {
    const call = 'callToAction: "[Write](/contact) about [it](/nowhere)."';
    const problems = check({ [file]: postWith({ 6: `tags: [pilots]\n${call}` }) });
    expect(problems.map((each) => [each.line, each.field, each.message])).toEqual([
      [7, 'callToAction', 'page not found: /nowhere'],
    ]);
  });

  it('finds a link to a post that is not published yet', () => {
    const draft = postWith({
      2: 'title: Later\ndraft: true',
      7: 'excerpt: "This one is a draft and says so, which is why nobody may link to it yet."',
    });
    const problems = check({ ...body('[a](/blog/later)'), 'content/blog/later.md': draft });
    expect(problems.map(({ message }) => message)).toEqual(['page not found: /blog/later']);
  });

  it('reports the newer of two entries that share a title, an alias or a part', () => {
    const more = (title: string, date: string) =>
      postWith({
        2: `title: "${title}"`,
        3: `date: ${date}`,
        6: 'tags: [a]\nseries: { name: Looms, part: 1 }',
        7: `excerpt: "${`Excerpt of ${date}. `.repeat(4).trim()}"`,
      });
    const problems = check({
      'content/blog/a-new-post.md': more('Same', '2024-06-02'),
      'content/blog/old-post.md': more('Same', '2024-06-01'),
    });
    expect(problems.map((each) => [each.file, each.field])).toEqual([
      ['content/blog/a-new-post.md', 'title'],
      ['content/blog/a-new-post.md', 'series.part'],
    ]);
  });

  it('finds an author by full name as by id', () => {
    expect(check({ [file]: postWith({ 4: 'author: Ada moore' }) })).toEqual([]);
    expect(blog.all()[0]?.author).toBe('ada');
    const [problem] = check({ [file]: postWith({ 4: 'author: Sam Reed' }) });
    expect(problem).toMatchObject({ line: 4, message: 'unknown author "Sam Reed"' });
    const [misspelled] = check({ [file]: postWith({ 4: 'author: Ada More' }) });
    expect(misspelled?.fix).toContain('did you mean "Ada Moore"?');
  });

  it.each([
    ['www.loom.example/a', 'write the whole address: https://www.loom.example/a'],
    ['loom.com', 'write the whole address: https://loom.com'],
    ['contact', 'did you mean /contact?'],
  ])('suggests a correction of a link to %s', (url, fix) => {
    const [problem] = check(body(`[a](${url})`));
    expect(problem?.fix).toContain(fix);
  });

  it('accepts pictures of entries that are not there any more', () => {
    const gone = '"meanings": { "gone": { "motif": "beads", "meaning": "Three." } }';
    expect(check(changed('content/art.json', '"meanings": {}', gone))).toEqual([]);
  });

  it.each([
    ['blue', 'use one of'],
    ['fith', 'did you mean "fifth"?'],
  ])('suggests for the color %s: %s', (color, fix) => {
    const files = changed(
      'content/art.json',
      '"pages": {}',
      `"pages": { "home": { "motif": "weave", "color": "${color}", "accent": "fourth" } }`,
    );
    expect(check(files)[0]?.fix.startsWith(fix)).toBe(true);
  });

  const home = 'content/pages/home.json';
  it.each([
    ['a page without texts', { [home]: undefined }, home, 'file', 'this file is missing'],
    [
      'texts without a page',
      { 'content/pages/partners.json': pageTexts('partners') },
      'content/pages/partners.json',
      'file name',
      'no page has the texts "partners"',
    ],
    [
      'a renamed section',
      {
        'app/page.tsx': "sectionCopy('home', 'one'); sectionCopy('home', 'two')",
        [home]: pageTexts('home', {
          sections: { one: { heading: 'One' }, three: { heading: 'A' } },
        }),
      },
      home,
      'sections.three',
      'the page has no place for this section',
    ],
    [
      'a renumbered metric',
      {
        'content/industries/energy.json': industryFile(),
        'content/demos/watch.json': demoFile(),
        [home]: pageTexts('home', {
          results: [1, 2, 3, 99].map((metric) => ({ industry: 'Energy', metric })),
        }),
      },
      home,
      'results.3.metric',
      'content/industries/energy.json has no success metric 99',
    ],
  ])('finds %s', (_, files, named, field, message) => {
    const kept = Object.entries({ ...smallSite, ...files }).filter(
      ([, text]) => text !== undefined,
    );
    enterProject(Object.fromEntries(kept) as Files);
    const problems = checkContent();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: named, field });
    expect(problems[0]?.message).toContain(message);
    // Fields of a file are reported with their line.
    expect((problems[0]?.line ?? 0) > 1).toBe(field.includes('.'));
  });

  it('does not check the path of a demo on the demo host', () => {
    expect(
      check({
        'content/demos/watch.json': demoFile(),
        'content/industries/energy.json': industryFile(),
      }),
    ).toEqual([]);
  });

  const nav = 'content/nav.json';
  it('takes links to pages that are off and to their entries in menus, buttons and texts', () => {
    const link = '{ "label": "Careers", "href": "/careers" }';
    const inMenu = changed(nav, '"main": [', `"main": [${link},`);
    const inButton = { [home]: pageTexts('home', { actions: [JSON.parse(link)] }) };
    const inText = body('See [jobs](/careers) and [this one](/careers/weaver).');
    expect(check({ ...inMenu, ...inButton, ...inText })).toEqual([]);
  });

  it('takes references to entries whose page is off', () => {
    const off = (id: string) => ({ [`content/pages/${id}.json`]: pageTexts(id, { draft: true }) });
    const entries = {
      'content/demos/watch.json': demoFile(),
      'content/industries/energy.json': industryFile(),
    };
    expect(check({ ...entries, ...off('demos'), ...off('industries') })).toEqual([]);
  });

  it('takes a single measured result as a string', () => {
    const text = industryFile().replace('"kpi": [\n        "One"\n      ]', '"kpi": "One"');
    expect(text).toContain('"kpi": "One"');
    const files = {
      'content/industries/energy.json': text,
      'content/demos/watch.json': demoFile(),
    };
    expect(check(files)).toEqual([]);
    expect(industries.all()[0]?.use_cases[0]?.kpi).toEqual(['One']);
  });

  it.each([
    ['a payback of our own', { roiTimeline: '6–9 months (planning estimate)' }, 'roiTimeline'],
    [
      'an estimate that is no range',
      { estimate: { months: '9 months', basis: 'A guess.' } },
      'months',
    ],
    ['a source without a year', { year: undefined }, 'year'],
    ['an aggregator as source', { account: 'aggregator' }, 'account'],
  ])('does not take a case with %s', (_, change, field) => {
    const study = {
      solutionDescription: 'Text.',
      implementationRequirements: ['One', 'Two', 'Three', 'Four'],
      benefits: ['One', 'Two', 'Three', 'Four'],
      roiTimeline: 'Not published',
      estimate: { months: '6–9 months', basis: 'A pilot and a build.' },
      url: 'https://www.carrier.example/results',
      year: 2024,
      account: 'own',
    };
    const cases = (first: object) => ({
      'content/demos/watch.json': demoFile(),
      'content/industries/energy.json': industryFile({
        use_cases: Array.from({ length: 8 }, (_each, index) => ({
          title: `Use ${index}`,
          description: 'Text.',
          kpi: ['One'],
          case_study: index === 0 ? first : study,
        })),
      }),
    });
    expect(check(cases(study))).toEqual([]);
    const problems = check(cases({ ...study, ...change }));
    expect(problems.map((problem) => problem.field)).toEqual([expect.stringContaining(field)]);
  });
});
