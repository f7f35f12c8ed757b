import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';

import { routes } from '../../site/routes';
import { blog } from '../collections/blog';
import { industries } from '../collections/industries';
import { pages } from '../collections/pages';
import {
  demoFile,
  industryFile,
  jobFile,
  ownPost,
  type PostChanges,
  paperFile,
  postFiles,
  productFile,
  serviceFile,
} from '../fixtures/entries';
import {
  draftPages,
  enterProject,
  enterSite,
  type Files,
  json,
  pageFile,
  pngOf,
  postWith,
  smallSite,
} from '../fixtures/temp-project';
import { formatProblem } from '../load/problem';
import { blogIndex } from '../pages/blog-index';
import { topics } from '../pages/topics';
import { iconNames } from '../schema/icons';
import { checkContent, checkShared } from './check';
import { futureChange } from './post-findings';

/** Sections whose addresses here are those of the sample. A site may have renamed them. */
const sections = ['about', 'careers', 'demos', 'industries', 'services', 'whitepapers'] as const;

/** The beginnings of all problems as they are printed, each in a line and without its folder. */
function check(files: Files = {}): string[] {
  const renamed = Object.entries({ ...smallSite, ...files }).map(([name, text]) => [
    name,
    typeof text === 'string'
      ? sections.reduce((all, id) => all.replaceAll(`/${id}`, routes[id]), text)
      : text,
  ]);
  enterProject(Object.fromEntries(renamed));
  return checkContent().problems.map((problem) =>
    sections
      .reduce(
        (all, id) => all.replaceAll(routes[id], `/${id}`),
        formatProblem(problem).replaceAll('content/', ''),
      )
      .replace('\n    Fix:', ' →')
      .slice(0, 110)
      .trimEnd(),
  );
}

// The preview looks at the files once until then.
afterEach(() => setImmediate());

const file = 'content/blog/first.md';
const home = 'content/pages/home.json';

const field = (line: string) => ({ 6: `tags: [a]\n${line}` });
const changed = (name: string, from: string, to: string): Files => {
  const text = smallSite[name] ?? '';
  expect(text).toContain(from);
  return { [name]: text.replace(from, to) };
};
const factsFile = (facts: object) => ({ 'content/facts.json': json({ facts }) });

const oneCase = (title: string, more: object = {}) => ({
  ...{ title, description: 'Text.', kpi: 'One', ...more },
});
const study = {
  ...{ solutionDescription: 'Text.', implementationRequirements: ['One'], benefits: ['One'] },
  ...{ roiTimeline: '6–9 months', roiBasis: 'A pilot and a build.', account: 'own' },
  ...{ url: 'https://www.carrier.example/results', year: 2024 },
};
const withStudy = (change: object) => [oneCase('Use', { case_study: { ...study, ...change } })];
const metric = { headline: '1%', detail: 'Text', source: { label: 'A', url: 'https://a.example' } };

const changedLater = field('updated: 2999-01-01\nchanges: The figures are those of the year.');
const twice = { ...field('series: { name: Warps, part: 1 }'), 2: 'title: "Twice"' };
/** Posts with mistakes of one kind each, by the name of the file. */
const posts: Record<string, PostChanges> = {
  A_Post: {},
  'alias-later': field('aliases: [/blog/not-yet]'),
  'alias-long': field(`aliases: [/old/${'%C3%A9'.repeat(121)}]`),
  'alias-taken': field(
    'aliases: [/send-email, /feeds/blog.xml/x, /images/a.png/x, /blog/first.md, /about.html/x, /llms.txt, /og/a.png]',
  ),
  'alias-twice': field('aliases: [/blog/oldest, /blogs/oldest]'),
  'alias-url': field('aliases: [/blog/old.html, https://www.example.com/old, /o\u200dld]'),
  'author-name': { 4: 'author: ada more' },
  'author-no': { 4: 'author: sam' },
  call: field('callToAction: "[Write](/contact) about [it](/nowhere) or [call](tel:+121555501)."'),
  'code-language': 'Text.\n\n```pyhton\nx = 1\n```',
  facts: {
    2: 'title: "{{pilot}}"',
    9: 'It costs {{pilot.price}}.\n\n`{{a}}`\n\nOr {{pilot.prize}}.',
  },
  'field-kinds': { 5: 'category:', 6: 'tags: pilots\ndraft: yes' },
  headings: '## Looms\n\n[a](#gone) [b](/blog/headings#lomos)',
  'link-later':
    '[a](/blogs/not-yet) [b](/blog/draft) [c](/blog/2999/01) [d](/blog/series/looms) [e](/documents/a.xlsx)',
  'link-nowhere':
    '[a](/blog/frist) [b](/old-energy) [c](contact) [d](/contact/) [e](/contact.html)',
  'link-to-wrong': '[a](/blog/tag-twice) [b](/blogs/tag-twice) [c](/careers/weaver)',
  'picture-cover': field('coverImage: /images/a.png'),
  'picture-data': '![A][a]\n\n[a]: data:image/png;base64,AA',
  'picture-file':
    '![A](loom.gif) ![B](./lomo.png) ![C](./text.jpg) ![D](./loom.png#huge) ![E](./é.png) ![F](./large.png)',
  'picture-pair': '![A loom](./tiny.png)\n![A warp](./high.png)',
  'picture-place': '![A](/images/loom.webp) ![B](../team/loom.png) ![C](//a.example/a.png)',
  'picture-text': 'A ![loom](./small.png), ![](./loom.png) and ![one](/../package.json).',
  'series-fields': field('series:\n  name: Loms\n  nmae: Looms'),
  'tag-unknown': { 6: 'tags: [pilots, planing]' },
  'tag-twice': { 6: 'tags: [pilots, pilots]' },
  'text-hidden': 'It\u0092s one.\n\nTwo\u200Bthree.',
  'text-none': '<!-- later -->',
  'twice-newer': { ...twice, 3: 'date: 2024-06-02' },
  'twice-older': twice,
  'updated-later': changedLater,
};

/** Other files with mistakes, and what links need. */
const others: Files = {
  ...factsFile({ pilot: { price: '$102,000', weeks: '13 weeks' } }),
  'content/a.md': ownPost('a'),
  'content/dictionary.txt': 'a\n<<<<<<< HEAD\nb\n',
  ...changed('content/site.json', '"demoHost": "demos.loom.example"', '"accounts": false'),
  ...changed('content/nav.json', '"href": "/"', '"href": "/contcat"'),
  ...Object.fromEntries(
    'blog/a.MD blog/a.markdown blog/a.mdx team/a.txt blog/2026/a.md blogs/a-weaver.md'
      .split(' ')
      .map((name) => [`content/${name}`, 'A']),
  ),
  'content/blog/draft.md': ownPost('draft', field('draft: true')),
  'content/blog/not-yet.md': ownPost('not-yet', {
    3: 'date: 2999-01-02',
    6: 'tags: [a]\nseries: { name: Looms, part: 1 }',
  }),
  ...{ 'content/blog/loom.png': pngOf(1600, 900), 'content/blog/text.jpg': 'not a picture' },
  ...{ 'content/blog/small.png': pngOf(719, 360), 'content/blog/tiny.png': pngOf(359, 900) },
  ...{ 'content/blog/high.png': pngOf(360, 8000), 'public/images/a.png': '' },
  ...{ 'content/blog/e\u0301.png': '', 'content/blog/large.png': pngOf(900, 17_000) },
  'content/demos/future.json': demoFile({ name: 'Future', order: 2, createdAt: '2999-01-01' }),
  'content/demos/login.json': demoFile({ name: 'Login', order: 3, requiresAuth: true }),
  'content/frameworks/a.json': json({
    ...{ title: 'A', order: 1, icon: 'users', description: 'B', input: 'C', output: 'D' },
    steps: Array(5).fill({ does: 'a', who: 'b' }),
  }),
  'content/industries/energy.json': industryFile({ aliases: ['/old-energy'] }),
  'content/industries/parts.json': industryFile({
    name: 'Parts',
    use_cases: [oneCase('Use it'), oneCase('Use it!')],
    success_metrics: [1, 1].map((id) => ({ id, ...metric })),
  }),
  'content/industries/study.json': industryFile({
    name: 'Study',
    use_cases: withStudy({
      ...{ account: 'aggregator', roiTimeline: 'Not published', year: undefined },
      publishedPayback: '6 months (estimate)',
    }),
  }),
  'content/jobs/ends-first.json': jobFile({ order: 4, validThrough: '2024-01-01' }),
  'content/jobs/signs.json': jobFile({
    ...{ title: 'Signs', order: 5 },
    benefits: [
      ...['One **two**', 'One\0two', 'R&amp;D'],
      ...['One<br>two', 'One [two](/about)', 'One\u202Etwo'],
    ],
  }),
  'content/jobs/weaver.json': '{\n  "title": "Weaver"\n  "order": 1\n}\n',
  'content/pages/about.json': pageFile('about', {
    sections: { vision: { heading: 'A' }, visoin: { heading: 'A' } },
    actions: [{ label: 'A', href: '/blog/not-yet' }],
  }),
  [home]: pageFile('home', {
    results: [1, 99].map((number) => ({ industry: 'Energy', metric: number })),
  }),
  'content/pages/manage-posts.json': pageFile('manage-posts', { samples: ['no-such-post'] }),
  'content/pages/partners.json': pageFile('partners'),
  'content/whitepapers/draft.md': paperFile({ 3: 'date: 2024-05-29\ndraft: true' }),
  'content/workbooks/a.json': json({
    ...{ title: 'A', paper: 'draft', figures: [] },
    sheets: [{ name: 'A', columns: [], rows: [] }],
  }),
  'content/services/address.json': serviceFile({
    title: 'Address',
    order: 2,
    audience: 'A <!-- b -->',
  }),
  'content/pages/pricing.json': pageFile('pricing', {
    sections: {
      a: {
        heading: 'A',
        points: [
          {
            ...{ title: 'B', text: 'C' },
            lines: ['€1.200,50', '1 200 €', '$1 to $2', '$2k', '2 Mio', '-$2'].map((amount) => ({
              ...{ label: 'D', amount },
            })),
          },
        ],
      },
    },
  }),
  'content/jobs/folder.json/a': '',
  'content/services/icon.json': serviceFile({ title: 'Icon', order: 3, icon: 'compas' }),
  'content/services/later.json': serviceFile({ title: 'Later', order: 6 }),
  'content/services/names.json': serviceFile({ order: 4, names: ['address', 'later'] }),
  'content/services/products.json': serviceFile({ title: 'A', order: 5, products: ['loom'] }),
  'content/workbooks/costs.json': json({
    ...{ title: 'Costs', paper: 'looms', figures: [] },
    sheets: ['In/Out', "Looms'", 'History', 'x'.repeat(32), 'Costs', 'COSTS'].map((name) => ({
      ...{ name, columns: [], rows: [] },
    })),
  }),
  'content/team/same.json': json({ firstName: 'ADA', lastName: 'Moore!', order: 4 }),
  'content/team/sam.md': '---\nfirstName: Sam\nlastName: Mo\norder: 6\n---\nMore.\n',
  'content/team/signs.json': json({ firstName: '…', lastName: '…', order: 5 }),
};

const report = `
a.md:1  file name: nothing reads this file → move it into the folder of its kind, or remove it
blog/2026/a.md:1  file name: files in a folder below this one are not read → move it to blog/a.md
blog/A_Post.md:1  file name: "A_Post" is not valid → use lower-case letters, digits and hyphens, for example a
blog/a.markdown:1  file name: files that end with .markdown are not read → rename it to a.md
blog/a.MD:1  file name: files that end with .MD are not read → rename it to a.md
blog/a.mdx:1  file name: files that end with .mdx are not read → rename it to a.md
blog/alias-later.md:7  aliases.0: /blog/not-yet is an address of the site → remove it: an alias is a path that
blog/alias-long.md:7  aliases.0: "/old/%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3%A9%C3… is not valid → rem
blog/alias-taken.md:7  aliases.0: /send-email is an address of the site → remove it: an alias is a path that h
blog/alias-taken.md:7  aliases.1: /feeds/blog.xml is an address of the site → remove it: an alias is a path th
blog/alias-taken.md:7  aliases.2: /images/a.png is an address of the site → remove it: an alias is a path that
blog/alias-taken.md:7  aliases.3: /blog/first.md is an address of the site → remove it: an alias is a path tha
blog/alias-taken.md:7  aliases.4: /about.html is an address of the site → remove it: an alias is a path that h
blog/alias-taken.md:7  aliases.5: /llms.txt is an address of the site → remove it: an alias is a path that has
blog/alias-taken.md:7  aliases.6: /og/a.png is an address of the site → remove it: an alias is a path that has
blog/alias-twice.md:7  aliases.1: the same alias is used in blog/alias-twice.md → keep it in the file of the p
blog/alias-url.md:7  aliases.0: "/blog/old.html" is not valid → write the old path as the address bar shows it
blog/alias-url.md:7  aliases.1: "https://www.example.com/old" is not valid → write the old path as the address
blog/alias-url.md:7  aliases.2: there is an invisible character (U+200D) after "/o" → delete the U+200D and ty
blog/author-name.md:4  author: unknown author "ada more" → did you mean "Ada Moore"? Use one of the ids in tea
blog/author-no.md:4  author: unknown author "sam" → use one of the ids in team/ with an "author" part: ada
blog/call.md:7  callToAction: a page has no link to tel:+121555501 → start it with /, or one of http:, https:,
blog/call.md:7  callToAction: page not found: /nowhere → correct the path (pages are named as in the address b
blog/code-language.md:11  body: unknown language "pyhton" of a code block → did you mean "python"? Use one of
blog/facts.md:2  title: unknown fact "pilot" → add it to facts.json, or correct the name
blog/facts.md:13  body: unknown fact "pilot.prize" → did you mean "pilot.price"? Add it to facts.json, or corr
blog/field-kinds.md:5  category: this field is empty → fill it in or remove it: name an existing category
blog/field-kinds.md:6  tags: "pilots" is not valid → write a list
blog/field-kinds.md:7  draft: "yes" is not valid → write true or false
blog/headings.md:11  body: this text has no heading #gone → take the address of the heading from the address b
blog/headings.md:11  body: /blog/headings has no heading #lomos → did you mean "looms"? Take the address of th
blog/link-later.md:9  body: /blog/not-yet is scheduled for 2999-01-02 → remove the link until then, or give th
blog/link-later.md:9  body: /blog/draft is a draft → remove the link, or publish that page first
blog/link-later.md:9  body: /blog/2999/01 is scheduled for 2999-01-02 → remove the link until then, or give th
blog/link-later.md:9  body: /blog/series/looms is scheduled for 2999-01-02 → remove the link until then, or gi
blog/link-later.md:9  body: /documents/a.xlsx is a draft → remove the link, or publish that page first
blog/link-nowhere.md:9  body: page not found: /blog/frist → did you mean "/blog/first"? Correct the path (page
blog/link-nowhere.md:9  body: page not found: /old-energy → did you mean "/industries/energy"? Correct the pat
blog/link-nowhere.md:9  body: contact does not start at the root of the site → did you mean "/contact"? Start
blog/link-nowhere.md:9  body: page not found: /contact/ → did you mean "/contact"? Correct the path (pages are
blog/link-nowhere.md:9  body: page not found: /contact.html → did you mean "/contact"? Correct the path (pages
blog/picture-cover.md:7  coverImage: public/images/a.png can not be read as a picture → export it again as JPE
blog/picture-data.md:9  body: pages show no pictures that are written into their address → put the file beside
blog/picture-file.md:9  body: loom.gif is no JPEG, PNG, WebP or AVIF → save it as one of these
blog/picture-file.md:9  body: file not found: blog/lomo.png → did you mean "loom.png"? Put the file at blog/lo
blog/picture-file.md:9  body: blog/text.jpg can not be read as a picture → export it again as JPEG or PNG
blog/picture-file.md:9  body: unknown size "#huge" → write #wide, #half, or nothing
blog/picture-file.md:9  body: file not found: blog/é.png → rename e\u0301.png: a letter or space in it only looks t
blog/picture-file.md:9  body: the picture has 900 × 17000 pixels, which is too large → scale it down to at mos
blog/picture-pair.md:9  body: the picture has 359 × 900 pixels, which is too small for its place → use one tha
blog/picture-place.md:9  body: team/loom.png is outside of blog/ → put the file into blog/ or a folder in it,
blog/picture-place.md:9  body: pages show no pictures from other sites → put the file beside the text, and wri
blog/picture-place.md:9  body: file not found: /images/loom.webp → put the file at public/images/loom.webp or
blog/picture-text.md:9  body: the picture has 719 × 360 pixels, which is too small for its place → use one tha
blog/picture-text.md:9  body: the picture has no description → write what it shows between the brackets, for t
blog/picture-text.md:9  body: /../package.json does not start at the root of the site → start with / for a pag
blog/series-fields.md:7  series.part: this field is missing → add it: write a number
blog/series-fields.md:8  series.name: unknown series "Loms" → did you mean "Looms"? Use one of the series in t
blog/series-fields.md:9  series.nmae: unknown field → did you mean "name"? Correct its spelling or remove it (
blog/tag-twice.md:6  tags: a list of 2 is not valid → name each tag once
blog/tag-unknown.md:6  tags.1: unknown tag "planing" → did you mean "planning"? Use one of the topics in topic
blog/text-hidden.md:9  body: there is an invisible character (U+0092) after "It" → delete the U+0092 and type
blog/text-hidden.md:11  body: there is an invisible character (U+200B) after "Two" → delete the U+200B and typ
blog/text-none.md:9  body: there is no text → write it below the second line of ---, in a file that ends with
blog/twice-newer.md:2  title: the same title is used in blog/twice-older.md → use a different title for each e
blog/twice-newer.md:7  series.part: the parts of "Warps" are 1, 1 → number the posts of a series from 1, witho
blog/updated-later.md:7  updated: 2999-01-01 is in the future → write a day up to 2026-05-29; a change is not
blogs/a-weaver.md:1  file name: nothing reads the folder blogs/ → did you mean "blog"? Use one of the folders
demos/future.json:8  createdAt: 2999-01-01 is in the future → write a day up to 2026-05-29
demos/login.json:6  requiresAuth: "accounts" is false in site.json: no visitor can sign in → write false, or l
dictionary.txt:2  merge: two versions of this part were merged and none was chosen → keep one version and remo
facts.json:5  facts.pilot.weeks: no text names this fact → write {{pilot.weeks}} where the figure belongs, or
frameworks/a.json:8  steps: a list of 5 is not valid → list three or four steps
industries/parts.json:20  use_cases.1.title: "Use it!" and "Use it" make the same address of a use case → use
industries/parts.json:36  success_metrics.1.id: "1" and "1" make the same address of a success metric → use di
industries/study.json:18  use_cases.0.case_study.year: this field is missing → add it: write the year of the s
industries/study.json:26  use_cases.0.case_study.roiTimeline: "Not published" is not valid → write a range of
industries/study.json:28  use_cases.0.case_study.account: "aggregator" is not valid → use one of own, supplier
industries/study.json:30  use_cases.0.case_study.publishedPayback: "6 months (estimate)" is not valid → write
jobs/ends-first.json:25  validThrough: the job ends on 2024-01-01, before it begins on 2024-01-15 → write a la
jobs/folder.json:1  file: it can not be read (EISDIR: illegal operation on a directory) → put a file in its pl
jobs/folder.json/a:1  file name: files in a folder below this one are not read → move it to jobs/a
jobs/signs.json:21  benefits.0: **two** is shown with its signs → remove them: fields have no bold words
jobs/signs.json:22  benefits.1: there is an invisible character (U+0000) after "One" → delete the U+0000 and t
jobs/signs.json:23  benefits.2: &amp; is shown as text → write the character itself
jobs/signs.json:24  benefits.3: <br> is shown as text → remove the tag
jobs/signs.json:25  benefits.4: [two](/about) is shown with its signs → write the words alone: this field has
jobs/signs.json:26  benefits.5: there is an invisible character (U+202E) after "One" → delete the U+202E and t
jobs/weaver.json:3  JSON: Missing , between fields → check quotes, commas and indentation on this line and the
nav.json:5  main.0.href: page not found: /contcat → did you mean "/contact"? Correct the path (pages are named
pages/about.json:9  sections.visoin: unknown field → correct its spelling or remove it
pages/about.json:16  actions.0.href: /blog/not-yet is scheduled for 2999-01-02 → remove the link until then, o
pages/home.json:12  results.1.metric: industries/energy.json has no success metric 99 → use one of 1
pages/manage-posts.json:6  samples.0: unknown post "no-such-post" → use one of the ids in blog/: not-yet, twic
pages/partners.json:1  file: no page has the texts "partners" → remove the file, or add the page to the code (
pages/pricing.json:23  sections.a.points.0.lines.2.amount: "$1 to $2" is not valid → write one amount in full,
pages/pricing.json:27  sections.a.points.0.lines.3.amount: "$2k" is not valid → write one amount in full, for
pages/pricing.json:31  sections.a.points.0.lines.4.amount: "2 Mio" is not valid → write one amount in full, fo
pages/pricing.json:35  sections.a.points.0.lines.5.amount: "-$2" is not valid → write one amount in full, for
services/address.json:10  audience: a comment in a field is published → remove it, or write it after # on a li
services/icon.json:6  icon: "compas" is not valid → did you mean "compass"? Use one of blocks, clipboard-check
services/later.json:1  file: /services/later is also the address of services/names.json → choose another name:
services/names.json:5  names: /services/address is also the address of services/address.json → choose another
services/products.json:25  products.0: unknown product "loom" → remove it, or add an entry: there are no ids i
site.json:1  demoHost: the demos have no host → write the host name of the demos, or remove the demos
team/a.txt:1  file name: files that end with .txt are not read → rename it to a.md
team/sam.md:1  file name: team/sam.json has the same address → rename or remove one of the two files
team/sam.md:6  body: the text below the fields is not shown → move it into a field, or remove it
team/same.json:3  lastName: "ADA Moore!" and "Ada Moore" of team/ada.json make the same address of a page of a
team/signs.json:3  lastName: "… …" makes no address → use letters or digits in it
workbooks/costs.json:3  paper: unknown white paper "looms" → use one of the ids in whitepapers/: draft
workbooks/costs.json:7  sheets.0.name: "In/Out" is not valid → write it without \\ / ? * [ ] and :, which Excel
workbooks/costs.json:12  sheets.1.name: "Looms'" is not valid → write it without an apostrophe at an end, whic
workbooks/costs.json:17  sheets.2.name: "History" is not valid → choose another name: Excel keeps this one for
workbooks/costs.json:22  sheets.3.name: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" is not valid → keep it to 31 charac
workbooks/costs.json:32  sheets.5.name: "COSTS" is not valid → use a different name for each sheet; Excel does
`;

it('names file, line, field and fix of all mistakes at once, by file and line', () => {
  vi.useFakeTimers({ now: new Date('2026-05-29T12:00:00Z'), toFake: ['Date'] });
  expect(check({ ...postFiles(posts), ...others }).join('\n')).toBe(report.trim());
  // The report above has only their beginnings.
  const ends = [
    `"compass"? Use one of ${iconNames.join(', ')}`,
    '"python"? Use one of text, chart, diagram, bash, sh, shell, css, diff, html, javascript, js, ' +
      'json, python, py, sql, typescript, ts, yaml, yml',
    ...['(known here: name, part)', 'in content/topics.json: Looms, Warps, Wefts'],
    'in lower case: ai, ai strategy, governance, pilots, planning, energy, a',
    ...['at content/blog/lomo.png or correct the path', 'at least 720 pixels wide'],
    'at least 360 pixels wide',
  ];
  const fixes = checkContent().problems.map(({ fix }) => fix);
  expect(ends.filter((end) => !fixes.some((fix) => fix.endsWith(end)))).toEqual([]);
});

it('accepts what is right', () => {
  const text = `## Below
[a](/about) [b](/blog?year=2024&month=5#top) [c](/blog/first) [d](/blogs/first) [e](/tools)
[f](/feeds/blog.xml) [g](https://www.example.com/gone) [h](#below) [i](/about#team)
[j](/blog/links#below) ![k](/images/a.png) \`/nowhere\`
[ended](/careers/ended) [l](/contact/sent) [m](/admin/manage-posts) [n](/demos/gone) [o](/services/Weave)
A page that is off: [p](/whitepapers) [q](/whitepapers/looms)`;
  const scheduled = { 3: 'date: 2999-01-02', 9: '## A\n\n[a](/blog/one#a) [b](/blogs/%74wo)' };
  const off = { label: 'Papers', href: '/whitepapers' };
  const files = {
    ...postFiles({
      aliases: field(
        'aliases: [/blog/été, "/blog/old name", /blog/%C3%A9t%C3%A9s, /old/blogs/a, /about.php, /art/old]',
      ),
      author: { 4: 'author: Ada moore' },
      'changed-later': { ...changedLater, 3: 'date: 2999-01-01' },
      links: text,
      one: scheduled,
      script: { 2: 'title: "人工智能 ปัญญา ذكاء‌ها"' },
      signs: { 2: 'title: "3\u00a0million — “Åse’s” R&D: #1 in C# & C++, 2 < 3, 👩‍💻"' },
      two: scheduled,
    }),
    ...{
      'content/.DS_Store': 'a',
      'content/blog/.a.md.swp': 'a',
      'public/images/a.png': pngOf(9, 9),
    },
    ...changed('content/art.json', '{}', '{ "gone": { "motif": "beads", "meaning": "Three." } }'),
    ...changed('content/nav.json', '"main": [', `"main": [${JSON.stringify(off)},`),
    'content/demos/gone.json': demoFile({ active: false }),
    'content/services/weaving.json': serviceFile({ names: ['Weave'] }),
    'content/industries/energy.json': industryFile({ use_cases: withStudy({}) }),
    'content/jobs/one-day.json': jobFile({ validThrough: '2999-01-15' }),
    'content/jobs/ended.json': jobFile({ title: 'B', order: 2, validThrough: '2024-02-01' }),
    'content/pages/about.json': pageFile('about', { aliases: ['/who-we-are'] }),
    [home]: pageFile('home', { actions: [off] }),
  };
  expect(check(files)).toEqual([]);
  expect(blog.get('author')?.author).toBe('ada');
  expect(industries.all()[0]?.use_cases[0]?.kpi).toEqual(['One']);
});

it('accepts entries whose page is off, and links to lists, authors and feeds of such a blog', () => {
  const links = ['/blog/page/2', '/blog/authors/ada-moore'];
  const files = {
    ...draftPages('blog', 'demos', 'industries'),
    ...changed('content/nav.json', '"href": "/"', '"href": "/feeds/blog.rss"'),
    'content/demos/watch.json': demoFile(),
    'content/industries/energy.json': industryFile(),
    'content/pages/about.json': pageFile('about', {
      actions: links.map((href) => ({ label: href, href })),
    }),
  };
  expect(check(files)).toEqual([]);
});

const topic = (name: string) =>
  changed('content/topics.json', '"AI":', `"${name}": "${'What? '.repeat(9).trim()}",\n"AI":`);

it('accepts a straight apostrophe in a name, and a change of tomorrow east of Greenwich', () => {
  const health = { 5: "category: Women's Health" };
  const files = { ...topic("Women's Health"), ...postFiles({ a: health, b: health, c: health }) };
  expect(check(files)).toEqual([]);
  expect(topics().map(({ name }) => name)).toContain('Women’s Health');
  const change = { date: '2026-05-01', updated: '2026-05-30' };
  expect(futureChange(change, '2026-05-29')).toBeUndefined();
  expect(futureChange(change, '2026-05-28')).toBeDefined();
});

const nameOfFact = { [file]: postWith({ 9: '{{pilot.price}}' }) };

const single: Files[] = [
  ...['AI strategy', '🍺', 'Looms, Yarns'].map(topic),
  changed('content/pages/search.json', '{', '{ "draft": true,'),
  { 'content/logo.svg': '' },
  { 'content/logo.svg': '<svg stroke="#fff"/>' },
  // Its posts are not reported.
  changed('content/team/ada.json', '"order": 1', '"order": 0'),
  { 'content/prose.json': '{\n"fixed": {{', ...postFiles({ a: {} }) },
  nameOfFact,
  { ...factsFile({ pilot: 1 }), ...nameOfFact },
  factsFile({ pilot: { price: '**$102,000**' } }),
  { 'content/services/weaving.json': serviceFile(), 'content/products/reed.json': productFile() },
];

const reports = `
topics.json:5  topics.AI Strategy: "AI Strategy: what these posts of the fixture say about l… is not valid → r
topics.json:3  topics.🍺: "What? What? What? What? What? What? What? What? What?" is not valid → use letters o
topics.json:3  topics.Looms, Yarns: "What? What? What? What? What? What? What? What? What?" is not valid → wri
pages/search.json:1  draft: it has the texts of /search, so it is no draft → remove the line: every site has t
logo.svg:1  file: it does not begin with <svg → save the logo as an SVG file
logo.svg:1  file: its <svg> has no viewBox → add one, such as viewBox="0 0 32 32"
team/ada.json:4  order: 0 is not valid → write a number above 0
blog/first.md:9  body: unknown fact "pilot.price" → add it to facts.json, which does not exist or has no facts
facts.json:3  facts.pilot: 1 is not valid → write a group of fields
facts.json:4  facts.pilot.price: "**$102,000**" is not valid → write plain words and figures, without spaces a
products/reed.json:2  title: no service shows this product → write its file name into "products" of a service
`;

it('reports once what many files need, or none', () => {
  expect(single.flatMap(check).join('\n')).toBe(reports.trim());
});

it('fills facts into the texts of posts and pages, and publishes no post with an unknown one', () => {
  const price = factsFile({ pilot: { price: '$102,000' } });
  const text = 'It costs {{pilot.price}}.';
  const sections = { a: { heading: 'A', points: [{ title: 'B', text }] } };
  const files = {
    ...price,
    [file]: postWith({ 2: 'title: "A pilot for {{pilot.price}}"', 9: text }),
    'content/pages/pricing.json': pageFile('pricing', { sections }),
  };
  expect(check(files)).toEqual([]);
  const filled = 'It costs $102,000.';
  expect(blog.get('first')).toMatchObject({ title: 'A pilot for $102,000', body: `${filled}\n` });
  expect(pages.get('pricing')?.sections.a?.points).toMatchObject([{ text: filled }]);
  check({ ...price, [file]: postWith({ 9: '{{pilot.prize}}' }) });
  expect(() => blog.all()).toThrow('unknown fact "pilot.prize"');
});

const draftFile = 'content/blog/draft.md';

it('warns of what drafts have to correct, names what is not published, and publishes the rest', () => {
  const copy = (more = '') => postWith({ 6: `tags: [a]\naliases: [/old]${more}` });
  const draft = postWith({
    ...{ 2: 'title: "<A title>"', 4: 'author: no-such-author', 5: 'category: <A category>' },
    ...{ 6: 'tags: [a]\ndraft: true', 7: undefined },
    9: '[a](/gone)\n\n<Write on>',
  });
  const files = {
    // A draft is reported rather than the published post that it repeats.
    ...{ [file]: copy(), 'content/blog/a-copy.md': copy('\ndraft: true'), [draftFile]: draft },
    'content/blog/unread.md': postWith({ 2: 'title: A: B', 6: 'draft: true' }),
    ...postFiles({ later: { 3: 'date: 2999-01-02' } }),
    'content/jobs/weaver.json': jobFile({ validThrough: '2024-02-01' }),
    ...draftPages('about'),
  };
  expect(check(files)).toEqual([]);
  const { warnings, unpublished } = checkContent();
  expect(warnings.map((each) => `${each.file} ${each.field}: ${each.message}`)).toEqual([
    `content/blog/a-copy.md title: the same title is used in ${file}`,
    `content/blog/a-copy.md aliases.0: the same alias is used in ${file}`,
    `content/blog/a-copy.md excerpt: the same excerpt is used in ${file}`,
    `${draftFile} excerpt: this field is missing`,
    `${draftFile} author: unknown author "no-such-author"`,
    `${draftFile} body: page not found: /gone`,
    'content/blog/unread.md front matter: a text that contains ": " needs quotes',
  ]);
  expect(unpublished.toSorted()).toEqual([
    ...['content/blog/a-copy.md (draft)', `${draftFile} (draft)`],
    ...['content/blog/later.md (scheduled for 2999-01-02)', 'content/blog/unread.md (draft)'],
    ...['content/jobs/weaver.json (ended on 2024-02-01)', 'content/pages/about.json (draft)'],
  ]);
  expect(blog.all().map(({ id }) => id)).toEqual(['first']);
});

it('finds a missing page', () => {
  const { [home]: _, ...rest } = smallSite;
  enterProject(rest);
  expect(checkContent().problems).toMatchObject([
    { file: home, message: 'this file is missing: it has the texts of / (lib/site/pages.ts)' },
  ]);
});

it.each<[shown: string, name: string, show: () => unknown, text: string, message: string]>([
  ['each page', 'content/topics.json', checkShared, '{', ':1  JSON'],
  ['each page', 'content/pages/blog.json', checkShared, '{ "title": "Blog" }', ':1  heading'],
  ['the blog', draftFile, blogIndex, ownPost('A', field('draft: true\nextra: 1')), ':8  extra'],
])('%s of the preview, and of it alone, shows a mistake in %s', (_, name, show, text, message) => {
  enterSite({ [name]: text });
  expect(show).not.toThrow();
  vi.stubEnv('NODE_ENV', 'development');
  expect(show).toThrow(name + message);
});
