import { afterEach, describe, expect, it, vi } from 'vitest';

import { blog } from '../collections/blog';
import { industries } from '../collections/industries';
import { demoFile, industryFile, jobFile, productFile, serviceFile } from '../fixtures/entries';
import {
  enterProject,
  type Files,
  pageFile,
  pngOf,
  postWith,
  smallSite,
} from '../fixtures/temp-project';
import { formatProblem } from '../load/problem';
import { checkContent } from './check';

function check(files: Files = {}) {
  enterProject({ ...smallSite, ...files });
  return checkContent().problems;
}

/** Problems in one line each: file, line, field and message. */
const found = (files: Files) =>
  check(files).map(({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`);

afterEach(() => {
  vi.restoreAllMocks();
});

const file = 'content/blog/first.md';
const body = (text: string) => ({ [file]: postWith({ 9: text }) });
/** A second post, whose title and excerpt are its own. */
const post = (title: string, changes: Record<number, string | undefined> = {}) =>
  postWith({
    2: `title: "${title}"`,
    7: `excerpt: "${`About ${title}. `.repeat(6)}…"`,
    ...changes,
  });
const changed = (name: string, from: string, to: string): Files => {
  const text = smallSite[name] ?? '';
  expect(text).toContain(from);
  return { [name]: text.replace(from, to) };
};

const entries = {
  'content/products/loom.json': productFile(),
  'content/industries/energy.json': industryFile({ aliases: ['/old-energy'] }),
  'content/demos/watch.json': demoFile(),
};

const pathFix =
  'orrect the path (pages are named as in the address bar, without .html or a final slash) or remove the link';
const aliasFix =
  'write the old path as the address bar shows it, for example /blog/old-name, without ?, #, .html or a final slash';

/** Lines of a post that are replaced; the place and the message; the fix. */
type Mistake = [changes: Record<number, string | undefined>, place: string, fix: string];

const mistakes: Mistake[] = [
  [{ 6: undefined }, '1  tags: this field is missing', 'add it: write a list'],
  [{ 6: 'tags: [a]\ndrafft: true' }, '7  drafft: unknown field', 'did you mean "draft"? Correct'],
  [
    { 6: 'tags: [a]\nseries:\n  name: Looms\n  part: 1\n  nmae: Looms' },
    '10  series.nmae: unknown field',
    'did you mean "name"? Correct its spelling or remove it (known here: name, part)',
  ],
  [
    { 6: 'tags: [a]\nseries:\n  name: Looms' },
    '7  series.part: this field is missing',
    'add it: write a number',
  ],
  [{ 3: 'date: 2024-02-30' }, '3  date: "2024-02-30" is not valid', 'write a day of the calendar'],
  [{ 5: 'category:' }, '5  category: this field is empty', 'fill it in or remove it: name an'],
  [{ 6: 'tags: pilots' }, '6  tags: "pilots" is not valid', 'write a list'],
  [{ 6: 'tags: []' }, '6  tags: a list of 0 is not valid', 'give at least one tag'],
  [{ 6: 'tags: [a]\ndraft: yes' }, '7  draft: "yes" is not valid', 'write true or false'],
  [{ 4: 'author: adda' }, '4  author: unknown author "adda"', 'did you mean "ada"? Use one of'],
  [{ 4: 'author: sam' }, '4  author: unknown author "sam"', 'use one of the ids in content/team/'],
  [
    { 6: 'tags: [pilots, planing]' },
    '6  tags.1: unknown tag "planing"',
    'did you mean "planning"? Use one of the topics in content/topics.json, in lower case: ai, ai strategy, strategy, governance, pilots, planning, a',
  ],
  [
    { 6: 'tags: [a]\nseries: { name: Loms, part: 1 }' },
    '7  series.name: unknown series "Loms"',
    'did you mean "Looms"? Use one of the series in content/topics.json: Looms, Warps, Wefts',
  ],
  [
    { 6: 'tags: [a]\nseries: { name: Wefts, part: 2 }' },
    '7  series.part: the parts of "Wefts" are 2',
    'number the posts of a series from 1, without gaps and repeats',
  ],
  [
    { 9: 'One.\n\nTwo [a](/blog/frist).' },
    '11  body: page not found: /blog/frist',
    `did you mean "/blog/first"? C${pathFix}`,
  ],
  [
    { 9: '[a](/old-energy)' },
    '9  body: page not found: /old-energy',
    'did you mean "/industries/en',
  ],
  [{ 9: '[a](/about/)' }, '9  body: page not found: /about/', 'did you mean "/about"? C'],
  [{ 9: 'A [a].\n\n[a]: /nowhere' }, '11  body: page not found: /nowhere', `c${pathFix}`],
  [
    { 9: '[a](contact)' },
    '9  body: contact does not start at the root of the site',
    'did you mean "/contact"? Start with / for a page of this site or https:// for another one',
  ],
  [
    { 9: '[a](www.loom.example/a)' },
    '9  body: www.loom.example/a does not start at the root of the site',
    'start with / for a page of this site or https:// for another one',
  ],
  [
    { 9: '![A loom](/../package.json)' },
    '9  body: /../package.json does not start at the root of the site',
    'start with /',
  ],
  [
    { 9: '![A loom](/images/loom.webp)' },
    '9  body: file not found: /images/loom.webp',
    'put the file at public/images/loom.webp or correct the path',
  ],
  [
    { 6: 'tags: [a]\ncoverImage: /images/loom.webp' },
    '7  coverImage: file not found: /images/loom.webp',
    'put the file at public/images/loom.webp or correct the path',
  ],
  [
    { 6: 'tags: [a]\ncallToAction: "[Write](/contact) about [it](/nowhere)."' },
    '7  callToAction: page not found: /nowhere',
    `c${pathFix}`,
  ],
  [
    { 9: '![A loom](./lomo.png)' },
    '9  body: file not found: content/blog/lomo.png',
    'did you mean "loom.png"? Put the file at content/blog/lomo.png or correct the path',
  ],
  [{ 9: '![](./loom.png)' }, '9  body: the picture has no description', 'write what it shows'],
  [
    { 9: '![A loom](./small.png)' },
    '9  body: the picture has 719 × 360 pixels, which is too small for its place',
    'use one that is at least 720 pixels wide',
  ],
  [
    { 9: '![A loom](./tiny.png)\n![A warp](./high.png)' },
    '9  body: the picture has 359 × 900 pixels, which is too small for its place',
    'use one that is at least 360 pixels wide',
  ],
  [
    { 9: '![A loom](loom.gif)' },
    '9  body: loom.gif is no JPEG, PNG, WebP or AVIF',
    'save it as one of these',
  ],
  [{ 9: '![A loom](./loom.png#huge)' }, '9  body: unknown size "#huge"', 'write #wide, #half, or'],
  [
    { 9: '![A loom](../team/loom.png)' },
    '9  body: content/team/loom.png is outside of content/blog/',
    'put the file into content/blog/ or a folder in it, and write ./ and its name',
  ],
  [
    { 9: '![A loom](./text.jpg)' },
    '9  body: content/blog/text.jpg can not be read as a picture',
    'export it again as JPEG or PNG',
  ],
  [
    { 9: 'Text.\n\n```pyhton\nx = 1\n```' },
    '11  body: unknown language "pyhton" of a code block',
    'did you mean "python"? Use one of text, chart, diagram, bash, sh, shell, css, diff, html, javascript, js, json, python, py, sql, typescript, ts, yaml, yml',
  ],
  [
    { 9: '```chart\nkind: lnie\n```' },
    '10  chart.kind: unknown chart "lnie"',
    'did you mean "line"? Start with "kind: " and one of bar, line, dot, roadmap',
  ],
  [
    { 2: 'title: "Pilots that end on time"' },
    '2  title: the same title is used in content/blog/first.md',
    'use a different title for each entry',
  ],
  [
    { 6: 'tags: [a]\naliases: [https://www.example.com/old]' },
    '7  aliases.0: "https://www.example.com/old" is not valid',
    aliasFix,
  ],
  [
    { 6: 'tags: [a]\naliases: [/blog/old.html]' },
    '7  aliases.0: "/blog/old.html" is not valid',
    aliasFix,
  ],
  [
    { 6: 'tags: [a]\naliases:\n  - /blog/older\n  - /about' },
    '9  aliases.1: /about is an address of the site',
    'remove it: an alias is a path that has no page any more',
  ],
  [
    { 6: 'tags: [a]\naliases: [/send-email]' },
    '7  aliases.0: /send-email is an address of the site',
    'remove it: an alias is a path that has no page any more',
  ],
  [
    { 6: 'tags: [a]\naliases: [/blog/oldest, /blogs/oldest]' },
    '7  aliases.1: the same alias is used in content/blog/mistake-',
    'keep it in the file of the page that replaces the old one',
  ],
];

const icons =
  'blocks, clipboard-check, compass, funnel, globe, graduation-cap, handshake, headset, heart-handshake, lightbulb, messages-square, newspaper, package, podcast, sprout, trending-up, user-round-search, users';

/** Further mistakes, each in a file of its own: file, text, place and message, fix. */
const otherMistakes: [file: string, text: string, place: string, fix: string][] = [
  [
    'content/blog/A_Post.md',
    post('A_Post'),
    '1  file name: "A_Post" is not valid',
    'use lower-case letters, digits and hyphens, for example ai-strategy',
  ],
  [
    'content/blog/page.md',
    post('page'),
    '1  file name: "page" is not valid',
    'choose another name: /blog/page is reserved',
  ],
  [
    'content/jobs/weaver.json',
    '{\n  "title": "Weaver"\n  "order": 1\n}\n',
    '3  JSON: Missing , between fields',
    'check quotes, commas and indentation on this line and the one above it',
  ],
  [
    'content/services/ai-weaving.json',
    serviceFile({ icon: 'compas' }),
    '6  icon: "compas" is not valid',
    `did you mean "compass"? Use one of ${icons}`,
  ],
  [
    'content/services/ai-knitting.json',
    serviceFile({
      ...{ title: 'AI Knitting', order: 2, products: ['lom'] },
      summary: 'Knits the threads of a picture and marks the ones that are broken.',
    }),
    '25  products.0: unknown product "lom"',
    'did you mean "loom"? Use one of the ids in content/products/: loom',
  ],
  [
    'content/nav.json',
    (smallSite['content/nav.json'] ?? '').replace('"href": "/"', '"href": "/abuot"'),
    '5  main.0.href: page not found: /abuot',
    `did you mean "/about"? C${pathFix}`,
  ],
  [
    'content/team/ada-too.json',
    '{\n"firstName": "Ada",\n"lastName": "Moore",\n"order": 3,\n"author": { "role": "Weaver" }\n}',
    '3  lastName: "Ada Moore" and "Ada Moore" of content/team/ada.json make the same address of a page of an author',
    'use different words',
  ],
];

it('names file, line, field and fix of all mistakes at once, by file and line', () => {
  const idOf = (index: number) => `mistake-${String(index).padStart(2, '0')}`;
  const posts = mistakes.map(([changes], index) => [
    `content/blog/${idOf(index)}.md`,
    post(idOf(index), changes),
  ]);
  const expected = [
    ...mistakes.map(([, place, fix], index) => [`content/blog/${idOf(index)}.md:${place}`, fix]),
    ...otherMistakes.map(([name, , place, fix]) => [`${name}:${place}`, fix]),
  ];
  const problems = check({
    ...entries,
    'content/blog/loom.png': pngOf(1600, 900),
    'content/blog/small.png': pngOf(719, 360),
    'content/blog/tiny.png': pngOf(359, 900),
    'content/blog/high.png': pngOf(360, 8000),
    'content/blog/text.jpg': 'not a picture',
    ...Object.fromEntries(posts),
    ...Object.fromEntries(otherMistakes),
  });
  const printed = problems.map(formatProblem);
  for (const [place, fix = ''] of expected) {
    const [line = '', ...others] = printed.filter((each) => each.startsWith(place ?? ''));
    expect(others, place).toEqual([]);
    expect(line, place).toContain(`\n    Fix: ${fix}`);
  }
  expect(printed).toHaveLength(expected.length);
  const places = problems.map((each) => `${each.file} ${String(each.line).padStart(6)}`);
  expect(places).toEqual(places.toSorted((a, b) => a.localeCompare(b, 'en')));
});

const off = (id: string) => ({ [`content/pages/${id}.json`]: pageFile(id, { draft: true }) });
const careers = { label: 'Careers', href: '/careers' };
const gone = '"meanings": { "gone": { "motif": "beads", "meaning": "Three." } }';

it.each<[string, Files]>([
  ['a page', body('[a](/about)')],
  ['a page with query and anchor', body('[a](/blog?year=2024&month=5#top)')],
  ['another post', body('[a](/blog/first)')],
  ['the other address of a post', body('[a](/blogs/first)')],
  ['a page that the sitemap leaves out', body('[a](/tools)')],
  ['the feed', body('[a](/feeds/blog.xml)')],
  ['a page elsewhere', body('[a](https://www.example.com/gone)')],
  ['an anchor', body('## Below\n\n[a](#below) [b](/blog/first#below) [c](/about#team)')],
  [
    'links between posts of one day that is to come',
    Object.fromEntries(
      ['one', 'two'].map((id) => [
        `content/blog/${id}.md`,
        post(id, { 3: 'date: 2999-01-02', 9: '## A\n\n[a](/blog/one#a) [b](/blogs/two)' }),
      ]),
    ),
  ],
  [
    'lists, authors and feeds of a blog that is off',
    {
      ...off('blog'),
      'content/pages/about.json': pageFile('about', {
        actions: [
          { label: 'A', href: '/blog/page/2' },
          { label: 'B', href: '/blog/authors/ada-moore' },
        ],
      }),
      'content/nav.json': (smallSite['content/nav.json'] ?? '').replace(
        '"href": "/"',
        '"href": "/feeds/blog.rss"',
      ),
    },
  ],
  ['a picture that is there', { ...body('![a](/images/a.png)'), 'public/images/a.png': '' }],
  ['a path in code', body('`/nowhere`')],
  ['pages that are off, and their entries', body('See [a](/careers) and [b](/careers/weaver).')],
  [
    'a page that is off, in the menu',
    changed('content/nav.json', '"main": [', `"main": [${JSON.stringify(careers)},`),
  ],
  [
    'a page that is off, in a button',
    { 'content/pages/home.json': pageFile('home', { actions: [careers] }) },
  ],
  ['entries whose page is off', { ...entries, ...off('demos'), ...off('industries') }],
  ['the path of a demo on the demo host', entries],
  [
    'aliases of pages and posts',
    {
      'content/pages/about.json': pageFile('about', { aliases: ['/who-we-are'] }),
      [file]: postWith({ 6: 'tags: [a]\naliases: [/blog/older, /old/blogs/older]' }),
    },
  ],
  ['pictures of entries that are gone', changed('content/art.json', '"meanings": {}', gone)],
])('accepts %s', (_, files) => expect(check(files)).toEqual([]));

const home = 'content/pages/home.json';
const same = (date: string) =>
  postWith({
    ...{ 2: 'title: Same', 3: `date: ${date}`, 7: `excerpt: "${`Of ${date}. `.repeat(5)}…"` },
    6: 'tags: [a]\nseries: { name: Looms, part: 1 }',
  });

it.each<[string, Files, string[]]>([
  [
    'two topics with one address',
    changed(
      'content/topics.json',
      '"Governance":',
      '"AI strategy": "Another description of the posts on this topic, long enough.",\n"Governance":',
    ),
    [
      'content/topics.json:6 topics.AI strategy: "Another description of the posts on this topic, long eno… is not valid',
    ],
  ],
  [
    'a mistake of a post once, and no link to it',
    {
      [file]: postWith({ 3: 'date: soon' }),
      'content/blog/second.md': post('Second', { 9: '[a](/blog/first) [b](/blogs/first)' }),
    },
    [`${file}:3 date: "soon" is not valid`],
  ],
  [
    'no link to a post that is not YAML',
    {
      [file]: postWith({ 5: 'category: AI: Strategy' }),
      'content/blog/second.md': post('Second', { 9: '[a](/blog/first)' }),
    },
    [`${file}:5 front matter: a text that contains ": " needs quotes`],
  ],
  [
    'no author whose file has a mistake',
    changed('content/team/ada.json', '"order": 1', '"order": 0'),
    ['content/team/ada.json:4 order: 0 is not valid'],
  ],
  [
    'a field once',
    { [file]: postWith({ 5: 'category: AI\ncoverImage: /images/gone.gif' }) },
    [`${file}:6 coverImage: "/images/gone.gif" is not valid`],
  ],
  [
    'a link to a post that is not published yet',
    {
      ...body('[a](/blog/later)'),
      'content/blog/later.md': post('Later', { 8: 'draft: true\n---' }),
    },
    [`${file}:9 body: /blog/later is a draft`],
  ],
  [
    'a link to a post that is published later than this one',
    {
      ...body('[a](/blog/later#gone) [b](/blogs/later)'),
      'content/blog/later.md': post('Later', { 3: 'date: 2999-01-02' }),
    },
    [
      `${file}:9 body: /blog/later is scheduled for 2999-01-02`,
      `${file}:9 body: /blog/later is scheduled for 2999-01-02`,
    ],
  ],
  [
    'a link to a job that has ended',
    {
      ...body('[a](/careers/weaver)'),
      'content/jobs/spinner.json': jobFile({ title: 'Spinner', order: 2 }),
      'content/jobs/weaver.json': jobFile({ validThrough: '2024-02-01' }),
    },
    [`${file}:9 body: /careers/weaver ended on 2024-02-01`],
  ],
  [
    'links to headings that are not there',
    {
      ...body('## Looms\n\n[a](#gone) [b](/blog/second#lomos)'),
      'content/blog/second.md': post('Second', {
        6: 'tags: [a]\ncallToAction: "[Write](/contact) or [a](/blog/first#gone)."',
        9: '## Looms',
      }),
    },
    [
      `${file}:11 body: this text has no heading #gone`,
      `${file}:11 body: /blog/second has no heading #lomos`,
      'content/blog/second.md:7 callToAction: /blog/first has no heading #gone',
    ],
  ],
  [
    'the newer of two posts that share a title and a part',
    { 'content/blog/a-new.md': same('2024-06-02'), 'content/blog/old.md': same('2024-06-01') },
    [
      'content/blog/a-new.md:2 title: the same title is used in content/blog/old.md',
      'content/blog/a-new.md:7 series.part: the parts of "Looms" are 1, 1',
    ],
  ],
  [
    'demos without a host',
    { ...entries, ...changed('content/site.json', '  "demoHost": "demos.loom.example",\n', '') },
    ['content/site.json:1 demoHost: the demos have no host'],
  ],
  [
    'a demo that asks for a login, where nobody can sign in',
    {
      ...entries,
      'content/demos/watch.json': demoFile({ requiresAuth: true }),
      ...changed('content/site.json', '  "name"', '  "accounts": false,\n  "name"'),
    },
    [
      'content/demos/watch.json:6 requiresAuth: "accounts" is false in content/site.json: nobody can sign in',
    ],
  ],
  [
    'texts without a page',
    { 'content/pages/partners.json': pageFile('partners') },
    ['content/pages/partners.json:1 file: no page has the texts "partners"'],
  ],
  [
    'a renamed section',
    {
      [home]: pageFile('home', { sections: { demos: { heading: 'A' }, demo: { heading: 'A' } } }),
    },
    [`${home}:9 sections.demo: unknown field`],
  ],
  [
    'a renumbered metric',
    {
      ...entries,
      [home]: pageFile('home', {
        results: [1, 99].map((metric) => ({ industry: 'Energy', metric })),
      }),
    },
    [`${home}:12 results.1.metric: content/industries/energy.json has no success metric 99`],
  ],
  [
    'an unknown post that the editor starts with',
    {
      'content/pages/manage-posts.json': pageFile('manage-posts', { samples: ['no-such-post'] }),
    },
    ['content/pages/manage-posts.json:6 samples.0: unknown post "no-such-post"'],
  ],
])('finds %s', (_, files, expected) => expect(found(files)).toEqual(expected));

it('warns of what a draft has to correct, and publishes the rest', () => {
  const draft = postWith({
    2: 'title: "<A title>"',
    4: 'author: nobody',
    6: 'series: { name: Gone, part: 1 }\ndraft: true',
    7: undefined,
    9: '[a](/gone) ![b](./gone.png) <br>\n\n<Write on>',
  });
  enterProject({ ...smallSite, 'content/blog/draft.md': draft });
  const { problems, warnings, unpublished } = checkContent();
  expect(problems).toEqual([]);
  expect(warnings.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'tags: this field is missing',
    'excerpt: this field is missing',
    'author: unknown author "nobody"',
    'series.name: unknown series "Gone"',
    'body: HTML is not shown: <br>',
    'body: file not found: content/blog/gone.png',
    'body: page not found: /gone',
  ]);
  expect(unpublished).toEqual(['content/blog/draft.md (draft)']);
  expect(blog.all().map(({ id }) => id)).toEqual(['first']);
});

it('warns of a draft that can not be read', () => {
  enterProject({
    ...smallSite,
    'content/blog/draft.md': postWith({ 2: 'title: A: B', 6: 'draft: true' }),
  });
  const { problems, warnings, unpublished } = checkContent();
  expect(problems).toEqual([]);
  expect(warnings).toMatchObject([{ line: 2, field: 'front matter' }]);
  expect(unpublished).toEqual(['content/blog/draft.md (draft)']);
  expect(blog.all()).toHaveLength(1);
});

it('reports a draft rather than the published post that it repeats', () => {
  const copy = smallSite[file]?.replace('---\nA', 'aliases: [/old]\n---\nA') ?? '';
  enterProject({
    ...smallSite,
    [file]: copy,
    'content/blog/a-copy.md': copy.replace('aliases', 'draft: true\naliases'),
  });
  const { problems, warnings } = checkContent();
  expect(problems).toEqual([]);
  expect(warnings.map(({ field }) => field)).toEqual(['title', 'excerpt', 'aliases.0']);
});

it('names what is not published, with its day', () => {
  enterProject({
    ...smallSite,
    'content/blog/later.md': post('Later', { 3: 'date: 2999-01-02' }),
    'content/jobs/weaver.json': jobFile({ validThrough: '2024-02-01' }),
    'content/pages/about.json': pageFile('about', { draft: true }),
  });
  expect(checkContent().unpublished).toEqual([
    'content/blog/later.md (scheduled for 2999-01-02)',
    'content/jobs/weaver.json (ended on 2024-02-01)',
    'content/pages/about.json (draft)',
  ]);
});

it('finds a missing page', () => {
  const { [home]: _, ...others } = smallSite;
  enterProject(others);
  expect(checkContent().problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    `${home} this file is missing: it has the texts of / (lib/site/pages.ts)`,
  ]);
});

it('finds an author by full name as by id', () => {
  expect(check({ [file]: postWith({ 4: 'author: Ada moore' }) })).toEqual([]);
  expect(blog.all()[0]?.author).toBe('ada');
  const [misspelled] = check({ [file]: postWith({ 4: 'author: Ada More' }) });
  expect(misspelled?.fix).toContain('did you mean "Ada Moore"?');
});

describe('a use case', () => {
  const study = {
    solutionDescription: 'Text.',
    implementationRequirements: ['One'],
    benefits: ['One'],
    roiTimeline: '6–9 months',
    roiBasis: 'A pilot and a build.',
    url: 'https://www.carrier.example/results',
    year: 2024,
    account: 'own',
  };
  const withCase = (change: object) => ({
    ...entries,
    'content/industries/energy.json': industryFile({
      use_cases: [
        { title: 'Use', description: 'Text.', kpi: 'One', case_study: { ...study, ...change } },
      ],
    }),
  });

  it('may have one result as a text', () => {
    expect(check(withCase({}))).toEqual([]);
    expect(industries.all()[0]?.use_cases[0]?.kpi).toEqual(['One']);
  });

  it.each([
    ['a missing range of months', { roiTimeline: undefined }, 'roiTimeline'],
    ['a time that is no range', { roiTimeline: 'Not published' }, 'roiTimeline'],
    ['a range without its basis', { roiBasis: undefined }, 'roiBasis'],
    ['a payback of our own', { publishedPayback: '6 months (estimate)' }, 'publishedPayback'],
    ['a source without a year', { year: undefined }, 'year'],
    ['an aggregator as source', { account: 'aggregator' }, 'account'],
  ])('can not have %s', (_, change, field) => {
    expect(found(withCase(change))).toEqual([expect.stringContaining(`${field}:`)]);
  });
});
