import { afterEach, describe, expect, it, vi } from 'vitest';

import { checkContent } from './check';
import { industries } from './collections/industries';
import { demoFile, industryFile, serviceFile } from './fixtures/entries';
import { context, mistakes } from './fixtures/mistakes';
import { enterProject, type Files, postWith, smallSite } from './fixtures/temp-project';
import { formatProblem } from './problem';

function check(files: Files = {}) {
  enterProject({ ...smallSite, ...files });
  return checkContent();
}

afterEach(() => {
  vi.restoreAllMocks();
});

const file = 'content/blog/first.md';
const style = '{ "motif": "weave", "color": "jade", "accent": "plum" }';
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
  });

  it('sorts mistakes by file and line', () => {
    const files = mistakes.map((mistake) => mistake.files);
    const found = check(Object.assign({}, context, ...files));
    const places = found.map(({ file, line }) => `${file} ${String(line).padStart(5, '0')}`);
    expect(places).toEqual(places.toSorted((a, b) => a.localeCompare(b, 'en')));
    const several = check({ [file]: postWith({ 2: 'title: ""', 9: '[a](/nowhere)\n\n[b](/no)' }) });
    expect(several.map(({ line }) => line)).toEqual([2, 9, 11]);
  });

  it('accepts aliases of pages and posts', () => {
    const page = {
      title: 'About',
      description: 'Who we are, what we do and where we come from, in three parts.',
      heading: 'About',
      aliases: ['/who-we-are'],
    };
    expect(
      check({
        'content/pages/about.json': JSON.stringify(page),
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

  it('finds two authors with the same name', async () => {
    const name = '  "firstName": "Ada",\n  "lastName": "Moore",';
    const other = `{\n${name}\n  "order": 3,\n  "author": { "role": "Strategist" }\n}\n`;
    expect(await check({ 'content/team/ada-too.json': other })).toMatchObject([
      { file: 'content/team/ada-too.json', line: 3, field: 'lastName' },
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

  it('finds no problems in a valid small site', () => {
    expect(check()).toEqual([]);
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

  it.each(['[a](contact)', '![a](/../package.json)'])(
    'refuses %s, which does not start at the root',
    (text) => {
      const [problem] = check(body(text));
      expect(problem).toMatchObject({ file, line: 9, field: 'body' });
      expect(problem?.message).toContain('does not start at the root');
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
  ])('finds %s to nowhere in a text', (_, text, line, target, fix) => {
    expect(check({ ...body(text), 'public/images/b.png': '' })).toEqual([
      {
        file,
        line,
        field: 'body',
        message: `${/\.\w+$/.test(target) ? 'file' : 'page'} not found: ${target}`,
        fix: expect.stringContaining(fix),
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

  it('finds a call to action that two posts share', () => {
    const call = 'callToAction: "[Write](/contact) to us."';
    const second = postWith({
      2: `title: Second\n${call}`,
      7: `excerpt: "${'Long enough. '.repeat(5)}x"`,
    });
    const [problem, ...others] = check({
      [file]: postWith({ 2: `title: First\n${call}` }),
      'content/blog/second.md': second,
    });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      ...{ file: 'content/blog/second.md', line: 3, field: 'callToAction' },
      message: `the same callToAction is used in ${file}`,
    });
  });

  it('finds a link to a post that is not published yet', () => {
    const draft = postWith({
      2: 'title: Later\ndraft: true',
      7: 'excerpt: "This one is a draft and says so, which is why nobody may link to it yet."',
    });
    const problems = check({ ...body('[a](/blog/later)'), 'content/blog/later.md': draft });
    expect(problems.map(({ message }) => message)).toEqual(['page not found: /blog/later']);
  });

  it('does not check the path of a demo on the demo host', () => {
    expect(
      check({
        'content/demos/watch.json': demoFile(),
        'content/industries/energy.json': industryFile(),
      }),
    ).toEqual([]);
  });

  it('finds a demo tag that no demo has', () => {
    const industry = 'content/industries/energy.json';
    const demoTags = ['Energy', 'Visoin'];
    const problems = check({ ...context, [industry]: industryFile({ demoTags }) });
    expect(problems.filter((problem) => problem.file === industry)).toMatchObject([
      {
        field: 'demoTags.1',
        message: 'unknown demo tag "Visoin"',
        fix: expect.stringContaining('did you mean "Vision"?'),
      },
    ]);
  });

  it('finds a retitled service whose card leads to no page', () => {
    const service = 'content/services/ai-weaving.json';
    expect(check({ [service]: serviceFile() })).toEqual([]);
    expect(check({ [service]: serviceFile({ overview: false, title: 'Other' }) })).toEqual([]);
    expect(check({ [service]: serviceFile({ title: 'AI Cloth & Thread' }) })).toMatchObject([
      {
        file: service,
        line: 2,
        field: 'title',
        message:
          'page not found: /services/ai-cloth-and-thread, which the card of this service links to',
        fix: expect.stringContaining(
          'rename the file to content/services/ai-cloth-and-thread.json',
        ),
      },
    ]);
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
    ['a source without a year', { year: undefined }, 'year'],
    ['an aggregator as source', { account: 'aggregator' }, 'account'],
  ])('does not take a case with %s', (_, change, field) => {
    const study = {
      solutionDescription: 'Text.',
      implementationRequirements: ['One', 'Two', 'Three', 'Four'],
      benefits: ['One', 'Two', 'Three', 'Four'],
      roiTimeline: 'Not published',
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

  it.each([
    ['2,000 quotes', `One.\n\n${'>'.repeat(2000)} a`, 11],
    ['2,000 lists', `One.\n\n${'- '.repeat(2000)}a`, 11],
    ['emphasis in emphasis', `One.\n\n${'*_'.repeat(2000)}a${'_*'.repeat(2000)}`, 11],
    ['a huge table', `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(5000)}`, 9],
    ['brackets', `One.\n\n${'['.repeat(5000)}`, 11],
    ['a block without an end', `One.\n\n${'word '.repeat(20_000)}`, 11],
    ['a text without an end', 'word\n\n'.repeat(50_000), 9],
  ])('%s in a text are an error with file and line', (_, text, line) => {
    const [problem, ...more] = check(body(text));
    expect(problem).toMatchObject({ file, line, field: 'body' });
    expect(more).toEqual([]);
  });

  it('finds an unknown author among several', () => {
    const paper = postWith({
      2: 'title: "A paper on pilots"',
      4: 'authors:\n  - ada\n  - grace',
      8: `abstract: ${'x'.repeat(200)}\ndownloadable: true\nfeatured: true\n---`,
    });
    const problems = check({ 'content/whitepapers/paper.md': paper });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 6, field: 'authors.1' });
  });

  it.each([
    ['portraits', '"ada": {', 'ida', '{', 'there is no person "ida"'],
    [
      'categories',
      '"categories": {}',
      'AI Strategy',
      '{ "motif": "weave", "color": "jade", "accent": "plum" }',
      'there is no category of posts "AI Strategy"',
    ],
    [
      'pages',
      '"pages": {}',
      'hoem',
      '{ "motif": "weave", "color": "jade", "accent": "plum" }',
      'there is no page "hoem"',
    ],
  ])('finds a picture in %s for what does not exist', (group, from, name, value, message) => {
    const to = from.endsWith('{}')
      ? `${from.slice(0, -1)} ${JSON.stringify(name)}: ${value} }`
      : `${JSON.stringify(name)}: ${value}`;
    const [problem, ...others] = check(changed('content/art.json', from, to));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'content/art.json', field: `${group}.${name}`, message });
    expect(problem?.fix).toMatch(/^did you mean "(ada|ai strategy|home)"\? Correct the name/);
  });

  it.each([
    ['industries', 'industry'],
    ['services', 'service'],
    ['demos', 'demo'],
    ['jobs', 'job'],
    ['whitepapers', 'white paper'],
    ['series', 'series or category of posts'],
    ['cases', 'industry', '[]'],
    ['meanings', 'post', '{ "motif": "beads", "meaning": "Three." }'],
  ])('finds a picture in %s of an unknown %s', (group, kind, picture = style) => {
    const files = changed('content/art.json', `"${group}": {}`, `"${group}": { "zz": ${picture} }`);
    expect(check(files)).toEqual([
      expect.objectContaining({ field: `${group}.zz`, message: `there is no ${kind} "zz"` }),
    ]);
  });

  it('accepts pictures of a series and of a category in lower case', () => {
    const series = `"series": { "looms": ${style}, "ai strategy": ${style} }`;
    const files = {
      ...changed('content/art.json', '"series": {}', series),
      [file]: postWith({ 6: 'tags: [a]\nseries: { name: Looms, part: 1 }' }),
    };
    expect(check(files)).toEqual([]);
  });

  it('knows no series while a post has mistakes', () => {
    const files = {
      ...changed('content/art.json', '"series": {}', `"series": { "zz": ${style} }`),
      [file]: postWith({ 3: 'date: soon' }),
    };
    expect(check(files).map((problem) => problem.field)).toEqual(['date']);
  });

  it('finds an unknown motif', () => {
    const style = '{ "motif": "wave", "color": "jade", "accent": "plum" }';
    const files = changed('content/art.json', '"pages": {}', `"pages": { "home": ${style} }`);
    const [problem] = check(files);
    expect(problem).toMatchObject({ file: 'content/art.json', line: 2, field: 'pages.home.motif' });
    expect(problem?.fix).toContain('weave');
  });

  it('finds the meaning of the cover of an unknown post', () => {
    const meaning = '{ "motif": "beads", "numbers": [3], "meaning": "Three." }';
    const files = changed(
      'content/art.json',
      '"meanings": {}',
      `"meanings": { "frist": ${meaning} }`,
    );
    expect(check(files)).toEqual([
      expect.objectContaining({ field: 'meanings.frist', fix: expect.stringContaining('first') }),
    ]);
  });
});
