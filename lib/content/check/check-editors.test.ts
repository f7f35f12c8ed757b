import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../../site/routes';
import { demoFile, industryFile, jobFile, paperFile, serviceFile } from '../fixtures/entries';
import { enterProject, type Files, pageFile, postWith, smallSite } from '../fixtures/temp-project';
import { checkContent } from './check';

// What editors bring: each wrong file is named with its line, and what is right passes.

afterEach(() => {
  vi.restoreAllMocks();
});

function found(files: Files): string[] {
  enterProject({ ...smallSite, ...files });
  return checkContent().problems.map(
    ({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`,
  );
}

const file = 'content/blog/first.md';
const field = (line: string, at = 6) => ({ [file]: postWith({ [at]: line }) });
const body = (text: string) => ({ [file]: postWith({ 9: text }) });
const other = (changes: Record<number, string> = {}) =>
  postWith({ 2: 'title: "Other"', 7: `excerpt: "${'Another excerpt. '.repeat(4)}…"`, ...changes });
const team = (firstName: string, lastName: string) =>
  JSON.stringify({ firstName, lastName, order: 9, author: { role: 'Weaver' } });
const oneCase = (title: string) => ({ title, description: 'Text.', kpi: ['One'] });
const metric = { headline: '1%', detail: 'Text', source: { label: 'A', url: 'https://a.example' } };

it.each<[string, Files, string[]]>([
  [
    'another extension',
    { 'content/blog/a.MD': other() },
    ['content/blog/a.MD:1 file name: files that end with .MD are not read'],
  ],
  [
    'another extension',
    { 'content/blog/a.markdown': other() },
    ['content/blog/a.markdown:1 file name: files that end with .markdown are not read'],
  ],
  [
    'another extension',
    { 'content/blog/a.mdx': other() },
    ['content/blog/a.mdx:1 file name: files that end with .mdx are not read'],
  ],
  [
    'another extension',
    { 'content/team/a.txt': 'A' },
    ['content/team/a.txt:1 file name: files that end with .txt are not read'],
  ],
  [
    'a folder',
    { 'content/blog/2026/a.md': other() },
    ['content/blog/2026/a.md:1 file name: files in a folder below this one are not read'],
  ],
  [
    'another folder',
    { 'content/blogs/a.md': other() },
    ['content/blogs/a.md:1 file name: nothing reads the folder blogs/'],
  ],
  [
    'a file without a folder',
    { 'content/a.md': other() },
    ['content/a.md:1 file name: nothing reads this file'],
  ],
  [
    'two files for one address',
    {
      'content/team/ada.json': smallSite['content/team/ada.json'] ?? '',
      'content/team/ada.md': '---\nfirstName: Ad\nlastName: Mo\norder: 9\n---\n',
    },
    ['content/team/ada.md:1 file name: content/team/ada.json has the same address'],
  ],
  [
    'a merge in another file',
    { 'content/dictionary.txt': 'a\n<<<<<<< HEAD\nb\n' },
    ['content/dictionary.txt:2 merge: two versions of this part were merged and none was chosen'],
  ],
  [
    'a merge in JSON',
    { 'content/team/b.json': '{\n<<<<<<< HEAD\n}' },
    ['content/team/b.json:2 merge: two versions of this part were merged and none was chosen'],
  ],
  ['a post without a text', body('<!-- later -->'), [`${file}:9 body: there is no text`]],
  [
    'a text where none is shown',
    {
      'content/frameworks/a.md':
        '---\ntitle: A\norder: 1\nicon: users\ndescription: B\ninput: C\nsteps: [{does: a, who: b}, {does: a, who: b}, {does: a, who: b}]\noutput: D\n---\nMore.\n',
    },
    ['content/frameworks/a.md:10 body: the text below the fields is not shown'],
  ],
  [
    'a reserved name',
    { 'content/blog/404.md': other() },
    ['content/blog/404.md:1 file name: "404" is not valid'],
  ],
  [
    'a reserved name',
    { 'content/whitepapers/index.md': paperFile() },
    ['content/whitepapers/index.md:1 file name: "index" is not valid'],
  ],
  [
    'a reserved name',
    { 'content/jobs/con.json': jobFile() },
    ['content/jobs/con.json:1 file name: "con" is not valid'],
  ],
  [
    'a space in a name',
    { 'content/whitepapers/a b.md': paperFile() },
    ['content/whitepapers/a b.md:1 file name: "a b" is not valid'],
  ],
  [
    'capitals in a name',
    { 'content/industries/Energy.json': industryFile() },
    ['content/industries/Energy.json:1 file name: "Energy" is not valid'],
  ],
  [
    'an address of a page',
    {
      'content/services/b.json': serviceFile({ names: ['a'] }),
      'content/services/a.json': serviceFile({
        title: 'A',
        order: 2,
        summary: `${'A summary. '.repeat(5)}…`,
      }),
    },
    [
      `content/services/a.json:1 file: ${routes.service('a')} is also the address of content/services/b.json`,
    ],
  ],
  [
    'a title that is too long',
    field(`title: "${'Long '.repeat(20)}x"`, 2),
    [`${file}:2 title: "${'Long '.repeat(11)}L… is not valid`],
  ],
  [
    'a break in a title',
    field('title: |\n  One\n  two', 2),
    [`${file}:2 title: "One\\ntwo" is not valid`],
  ],
  [
    'a name in two cases',
    { 'content/team/b.json': team('ADA', 'Moore!') },
    [
      'content/team/b.json:1 lastName: "ADA Moore!" and "Ada Moore" of content/team/ada.json make the same address of a page of an author',
    ],
  ],
  [
    'a name without letters',
    { 'content/team/b.json': team('…', '…') },
    ['content/team/b.json:1 lastName: "… …" makes no address'],
  ],
  [
    'two use cases of one title',
    {
      'content/industries/a.json': industryFile({
        use_cases: [oneCase('Use it'), oneCase('Use it!')],
      }),
    },
    [
      'content/industries/a.json:22 use_cases.1.title: "Use it!" and "Use it" make the same address of a use case',
    ],
  ],
  [
    'two metrics of one id',
    {
      'content/industries/a.json': industryFile({
        success_metrics: [
          { id: 1, ...metric },
          { id: 1, ...metric },
        ],
      }),
    },
    [
      'content/industries/a.json:33 success_metrics.1.id: "1" and "1" make the same address of a success metric',
    ],
  ],
  [
    'a change to come',
    field('tags: [a]\nupdated: 2999-01-01\nchanges: The figures are those of the year.'),
    [`${file}:7 updated: 2999-01-01 is in the future`],
  ],
  [
    'a job that ends first',
    { 'content/jobs/a.json': jobFile({ validThrough: '2024-01-01' }) },
    [
      'content/jobs/a.json:25 validThrough: the job ends on 2024-01-01, before it begins on 2024-01-15',
    ],
  ],
  [
    'a demo of the future',
    {
      'content/demos/a.json': demoFile({ createdAt: '2999-01-01' }),
      'content/industries/a.json': industryFile(),
    },
    ['content/demos/a.json:8 createdAt: 2999-01-01 is in the future'],
  ],
  [
    'a comment in a field',
    field('title: "One <!-- two -->"', 2),
    [`${file}:2 title: a comment in a field is published`],
  ],
  [
    'a comment in a page',
    { 'content/pages/about.json': pageFile('about', { lead: 'One <!-- two -->' }) },
    ['content/pages/about.json:5 lead: a comment in a field is published'],
  ],
  ['HTML in a field', field('title: "One<br>two"', 2), [`${file}:2 title: <br> is shown as text`]],
  [
    'an entity in a field',
    field('title: "R&amp;D"', 2),
    [`${file}:2 title: &amp; is shown as text`],
  ],
  [
    'a link in a field',
    field('title: "One [two](/about)"', 2),
    [`${file}:2 title: [two](/about) is shown with its signs`],
  ],
  [
    'bold words in a field',
    field('title: "One **two**"', 2),
    [`${file}:2 title: **two** is shown with its signs`],
  ],
  [
    'an escaped control',
    field('title: "One\\u0000two"', 2),
    [`${file}:2 title: there is an invisible character (U+0000) after "One"`],
  ],
  [
    'a turned direction',
    field('title: "One\u202Etwo"', 2),
    [`${file}:2 title: there is an invisible character (U+202E) after "One"`],
  ],
  [
    'a space without width',
    body('One.\n\nTwo\u200Bthree.'),
    [`${file}:11 body: there is an invisible character (U+200B) after "Two"`],
  ],
  [
    'Windows-1252 in UTF-8',
    body('It\u0092s one.'),
    [`${file}:9 body: there is an invisible character (U+0092) after "It"`],
  ],
  [
    'a dropped scheme in a field',
    field('tags: [a]\ncallToAction: "[Write](/contact) or [call](tel:+12155550100)."'),
    [`${file}:7 callToAction: a page has no link to tel:+12155550100`],
  ],
  [
    'a picture from elsewhere',
    body('![A](https://www.example.com/a.png)'),
    [`${file}:9 body: pages show no pictures from other sites`],
  ],
  [
    'a picture from elsewhere',
    body('![A](//www.example.com/a.png)'),
    [`${file}:9 body: pages show no pictures from other sites`],
  ],
  [
    'a picture in its address',
    body('![A][a]\n\n[a]: data:image/png;base64,AA'),
    [`${file}:9 body: pages show no pictures that are written into their address`],
  ],
])('names %s', (_, files, expected) => expect(found(files)).toEqual(expected));

it.each<[string, Files]>([
  ['a byte order mark', { [file]: `\uFEFF${postWith()}` }],
  ['Windows line ends', { [file]: postWith().replaceAll('\n', '\r\n') }],
  ['old Mac line ends', { [file]: postWith().replaceAll('\n', '\r') }],
  ['hidden files', { 'content/.DS_Store': 'a', 'content/blog/.a.md.swp': 'a' }],
  ['a quoted #', field('title: "We Are #1 in Claims"', 2)],
  [
    'comments',
    { [file]: postWith({ 3: '# legal\ndate: 2024-05-29 # or later', 9: 'One. <!-- legal -->' }) },
  ],
  ['typographic signs', field('title: "3\u00a0million — “Åse’s” R&D: C# & C++, 2 < 3, 👩‍💻"', 2)],
  ['another script', field('title: "人工智能 ปัญญา ذكاء‌ها"', 2)],
  ['a folded excerpt', field(`excerpt: >\n  ${'One line of the excerpt.\n  '.repeat(3)}`, 7)],
  ['code with a tag', body('```html\n<Button disabled>\n```')],
  [
    'a job of one day',
    { 'content/jobs/a.json': jobFile({ datePosted: '2024-01-15', validThrough: '2999-01-15' }) },
  ],
  [
    'a change of a scheduled text on its day',
    {
      [file]: postWith({
        3: 'date: 2999-01-01',
        6: 'tags: [a]\nupdated: 2999-01-01\nchanges: The figures are those of the year.',
      }),
    },
  ],
  [
    'aliases in any script',
    field('tags: [a]\naliases: [/blog/été, "/blog/old name", /blog/%C3%A9t%C3%A9s]'),
  ],
])('accepts %s', (_, files) => expect(found(files)).toEqual([]));
