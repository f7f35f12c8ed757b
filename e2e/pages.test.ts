import { expect, it } from 'vitest';
import { frameworks } from '#lib/content/collections/frameworks';
import { publishedResult } from '#lib/content/collections/industries';
import { references } from '#lib/content/collections/references';
import { leadership } from '#lib/content/collections/team';
import { entryPages } from '#lib/content/load/registry';
import { plainOf } from '#lib/content/markdown/linked-text';
import { newestArticles } from '#lib/content/pages/newest-articles';
import { officesOf } from '#lib/content/pages/offices';
import { notFoundTexts, pageTexts, sectionAbout } from '#lib/content/pages/page-texts';
import { relatedTo } from '#lib/content/pages/related';
import { placeInSeries } from '#lib/content/pages/series';
import { isOff } from '#lib/content/pages/shown-pages';
import { topicPath } from '#lib/content/pages/topics';
import { writerPath } from '#lib/content/pages/writers';
import { kindLabels } from '#lib/site/messages';
import { type PageId, pageRows } from '#lib/site/pages';
import { routes } from '#lib/site/routes';
import { built } from './support/built-base';
import {
  demos,
  footerColumns,
  industries,
  jobs,
  listPages,
  menu,
  menuButton,
  type Post,
  papers,
  pathOf,
  perPage,
  posts,
  products,
  sectionsOf,
  services,
  site,
} from './support/content';
import { canonicalOf, flat, hrefsOf, isHidden, jsonLdOf, parse, wordsOfMain } from './support/html';
import { startService } from './support/service';
import { exportedPage, exportedPages } from './support/sitemap';

// The rows of docs/specification.md for pages made of sections, with the words of the content.

const service = startService();
const active = demos().filter((demo) => demo.active);

it('second addresses show the page of the first one, with the same item in the menu (R3)', () => {
  const repeats = [
    ...services().flatMap(({ id, names }) =>
      names.map((name) => [routes.service(name), routes.service(id)] as const),
    ),
    ['/tools', pathOf('landscape')] as const,
    ['/blogs', pathOf('blog')] as const,
    ...posts().map(({ id }) => [`/blogs/${id}`, routes.post(id)] as const),
  ];
  const shownAt = (path: string) => {
    const { document } = exportedPage(path);
    const current = hrefsOf(document, 'header a[aria-current]');
    // The canonical address of a first address is its own (html.test.ts).
    return { words: wordsOfMain(document), current, canonical: canonicalOf(document) };
  };
  for (const [path, original] of repeats) {
    if (original) expect(shownAt(path), path).toEqual(shownAt(original));
  }
});

/** Texts without any spaces: parts of a text may be in elements of their own. */
const packed = (text: string) => text.replace(/\s+/g, '');

/** A text, or a link of main with its text and target. */
type Shown = string | undefined | [label: string, href: string];
type Row = [path: string, ...Shown[]];

function missingOn([path, ...expected]: Row): string[] {
  const { document } = exportedPage(path);
  const words = packed(wordsOfMain(document));
  const links = [...document.querySelectorAll('main a')].map(
    (link) => [flat(link.textContent), link.getAttribute('href')] as const,
  );
  const isShown = (each: Shown = '') => {
    if (typeof each === 'string') return words.includes(packed(each));
    return links.some(([text, href]) => href === each[1] && text.includes(flat(each[0])));
  };
  return expected.filter((each) => !isShown(each)).map((each) => `${path}: ${each}`);
}

const paths = new Set(exportedPages().map(({ path }) => path));

/** Fields of entries that are addresses, names in the code and facts, or that another page shows. */
const notOnPage = [
  ...['id', 'file', 'status', 'names', 'aliases', 'icon', 'author', 'authors', 'demoTags', 'lang'],
  ...['href', 'link', 'url', 'image_src', 'coverImage', 'products'],
  ...['date', 'updated', 'datePosted', 'validThrough', 'salary'],
  ...['summary', 'excerpt', 'body', 'callToAction'],
];

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [plainOf(value)]
    : Object.entries(Object(value)).flatMap(([field, child]) =>
        notOnPage.includes(field) ? [] : textsOf(child),
      );

it('the page of an entry shows its texts (P5, B6, W2, J2, I1)', () => {
  const rows: Row[] = [
    ...services().map(({ offerings, ...entry }): Row => {
      // A page with products shows these in place of offerings.
      const own = entry.products.length > 0 ? [] : offerings;
      return [routes.service(entry.id), ...textsOf([entry, own])];
    }),
    ...industries().map(({ description: _, ...entry }): Row => {
      return [routes.industry(entry.id), ...textsOf(entry)];
    }),
    // A part of a series names the series in place of its category.
    ...posts().map(({ category: _, ...entry }): Row => [routes.post(entry.id), ...textsOf(entry)]),
    ...papers().map((entry): Row => [routes.whitepaper(entry.id), ...textsOf(entry)]),
    ...jobs().map((entry): Row => [routes.job(entry.id), ...textsOf(entry)]),
  ];
  expect(rows.flatMap(missingOn)).toEqual([]);
});

/** Results that the home page shows: none without industries. */
const results = (industries().length > 0 ? (pageTexts('home').results ?? []) : []).map(
  ({ industry, metric }) => publishedResult(industry, metric),
);

/** Sections that a page leaves out while they are empty. */
const emptySections: Partial<Record<PageId, Record<string, boolean>>> = {
  home: {
    references: references.all().length === 0,
    products: products().length === 0,
    results: results.length === 0,
    articles: newestArticles(3).length === 0,
  },
  pricing: { references: references.all().length > 0 },
  about: { team: leadership().length === 0 },
  services: { frameworks: frameworks.all().length === 0 },
};

/** Headings, points and buttons of the file of a page. */
function rowOfPage(id: PageId, path: string): Row {
  const { heading, lead, actions = [], sections, cta } = pageTexts(id);
  const shown = Object.entries(sections).filter(
    // The sections of industries are shown on the pages of the industries.
    ([name]) => id !== 'industries' && !emptySections[id]?.[name] && !isOff(`/${name}`),
  );
  const texts = shown.flatMap(([, { heading, text, points }]) =>
    points?.length === 0
      ? []
      : // A price or a time before or behind a colon is apart.
        [heading, text, ...(points ?? []).flatMap(({ title }) => title.split(': '))],
  );
  const buttons = [...actions, ...(cta?.actions ?? [])];
  const links = buttons.map(({ label, href }): Shown => [label, href]);
  return [path, heading, lead, cta?.heading, ...texts, ...links];
}

it('pages show the headings and buttons of their file', () => {
  // The page of a preview shows its words until a post is chosen, and privacy has other sections.
  const special = ['/blog/preview', routes.privacy];
  const rows = pageRows
    .filter(({ id, path }) => pathOf(id) && !special.includes(path))
    .map(({ id, path }) => rowOfPage(id, path));
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.flatMap(missingOn)).toEqual([]);
});

const mailTo = `mailto:${site().email}`;
const explore: Shown = pathOf('services') && ['Explore All Services', routes.services];
const linksTo = (
  entries: readonly { id: string; title: string }[],
  pathTo: (id: string) => string,
) => entries.map(({ id, title }): Shown => [title, pathTo(id)]);
const overview = services().filter((service) => service.overview);
const serviceLinks = linksTo(overview, routes.service);

/** What pages show of other entries, and where they lead. */
const rows: Row[] = [
  [
    '/',
    ...products().map(({ title }) => title),
    ...references.all().map(({ client }) => client),
    ...results.flatMap(({ headline, detail }) => [headline, detail]),
    ...serviceLinks,
    ...active.map(({ id, name }): Shown => [name, routes.demo(id)]),
    active.length > 0 ? ['View All Demos', routes.demos] : undefined,
    ...newestArticles(3)
      .slice(0, 3)
      .map(({ title, href }): Shown => [title, href]),
  ],
  // B15: who has written a piece has a page.
  [
    routes.about,
    ...leadership().map(({ id, name }): Shown => {
      const path = writerPath(id);
      return path ? [name, path] : name;
    }),
  ],
  [routes.services, ...frameworks.all().map(({ title }) => title), ...serviceLinks],
  ...services().map(({ id, offerings, products: ids }): Row => {
    const related = ids.length > 0 ? [] : offerings.flatMap((offering) => offering.related ?? []);
    const own = products().filter((product) => ids.includes(product.id));
    return [
      routes.service(id),
      ['Contact Us', '/contact'],
      explore,
      ...related.map(({ label, href }): Shown => [label, href]),
      ...own.map(({ shortName }): Shown => [`Learn more about ${shortName}`, '/contact']),
    ];
  }),
  ['/contact', ...officesOf(site()).map(({ place }) => place), [site().email, mailTo]],
  ...listPages().map(
    (list, index, all): Row => [
      routes.blogPage(index + 1),
      ['Show All Posts', `${routes.blog}#posts`],
      ...linksTo(list, routes.post),
      index > 0 ? ['Newer posts', routes.blogPage(index)] : undefined,
      index + 1 < all.length ? ['Older posts', routes.blogPage(index + 2)] : undefined,
    ],
  ),
  [routes.whitepapers, 'Read Paper', ...linksTo(papers(), routes.whitepaper)],
  ...papers().map(({ id, tags, body }, index, all): Row => {
    const [previous, next] = [all[index - 1], all[index + 1]];
    return [
      routes.whitepaper(id),
      ...['Abstract', ...tags.map((tag) => `#${tag}`)],
      // Their links lead to headings (links.test.ts).
      (body.match(/^## /gm) ?? []).length > 1 ? 'Contents' : undefined,
      ['Back to White Papers', routes.whitepapers],
      previous && ['Previous Paper', routes.whitepaper(previous.id)],
      next && ['Next Paper', routes.whitepaper(next.id)],
    ];
  }),
  [
    routes.careers,
    ...['Apply Today', ...jobs().map(({ location }) => location)],
    ...linksTo(jobs(), routes.job),
  ],
  ...jobs().map(({ id, title }): Row => {
    const mail = `${mailTo}?subject=${encodeURIComponent(`Application: ${title}`)}`;
    const parts = ['Responsibilities', 'Requirements', 'Benefits'];
    return [routes.job(id), ...parts, ['Apply Now', mail]];
  }),
  [
    routes.industries,
    ...industries().map(({ subtitle }) => subtitle),
    ...industries().map(({ id, name }): Shown => [name, routes.industry(id)]),
  ],
  // I1 to I5.
  ...industries().map(({ id, name, demoTags, cta }): Row => {
    const { benefits, cases, closing } = sectionsOf('industries');
    const fitting = active.filter((demo) =>
      [...demo.industries, ...demo.technology].some((tag) => demoTags.includes(tag)),
    );
    return [
      routes.industry(id),
      'Industry Snapshot',
      ...[sectionAbout(name, benefits)?.heading, sectionAbout(name, cases)?.text],
      ...references.all().flatMap((each) => (each.industry === name ? each.client : [])),
      ...(fitting.length > 0 ? ['Demos & Resources Hub', 'Launch Demo'] : []),
      ...fitting.map((demo): Shown => [demo.name, routes.demo(demo.id)]),
      cta.headline ?? sectionAbout(name, closing)?.heading,
      [cta.button ?? 'Contact Us', '/contact'],
      ['Industries', routes.industries],
      explore,
    ];
  }),
];

it('pages show the entries, texts and links that the specification names', () => {
  expect(rows.filter(([path]) => paths.has(path)).flatMap(missingOn)).toEqual([]);
});

it('a title in another language says so, wherever it leads to its page', () => {
  for (const [path, { title, lang }] of [
    ...posts().map((post) => [`/blog/${post.id}`, post] as const),
    ...papers().map((paper) => [routes.whitepaper(paper.id), paper] as const),
  ]) {
    if (!lang) continue;
    const unmarked = exportedPages().flatMap(({ document, path: at }) =>
      [...document.querySelectorAll(`main a[href="${built(path)}"]`)]
        .filter((link) => flat(link.textContent ?? '').includes(flat(title)))
        .filter((link) => !(link.closest('main [lang]') ?? link.querySelector(`[lang=${lang}]`)))
        .map((link) => `${at}: ${link.textContent}`),
    );
    expect(unmarked).toEqual([]);
  }
});

/** Not-found pages (R4, B8, J2, D4 and I1), by unknown address. */
const notFoundIn = (family: 'blog' | 'careers' | 'demos' | 'industries') =>
  pathOf(family) ? `not-found-${family}` : 'not-found';

it.each([
  ['/no-such-page', 'not-found'],
  [routes.service('none'), 'not-found'],
  ['/blog/none', notFoundIn('blog')],
  ['/blogs/none', notFoundIn('blog')],
  [routes.job('none'), notFoundIn('careers')],
  [routes.demo('none'), notFoundIn('demos')],
  [routes.industry('none'), notFoundIn('industries')],
])('%s says what was not found and leads on', async (path, id) => {
  const { title, heading, lead = '', actions = [] } = notFoundTexts(id);
  const answer = await fetch(service() + path);
  expect(answer.status).toBe(404);
  const document = parse(await answer.text());
  expect(isHidden(document)).toBe(true);
  expect(document.title).toContain(title);
  for (const text of [heading, lead]) expect(wordsOfMain(document)).toContain(flat(text));
  expect(hrefsOf(document, 'main a')).toEqual(actions.map(({ href }) => href));
});

it('the bar marks the item of a page, and of a page in its sub-menu', () => {
  const marks = (path: string) =>
    [...exportedPage(path).document.querySelectorAll('nav[aria-label=Main] > ul > li > a')]
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  // The gallery of demos has no bar.
  const inBar = menu().filter(({ href }) => paths.has(href) && href !== pathOf('demos'));
  for (const { label, href, items } of inBar) {
    // Which item is active on which page: lib/site/active-menu-item.test.ts.
    expect(marks(href), href).toContainEqual([label, 'page']);
    const inside = items.find((item) => item.href.startsWith(`${href}/`));
    if (inside) expect(marks(inside.href), inside.href).toEqual([[label, 'true']]);
  }
});

it('the footer has contact, links, networks and the small print', () => {
  const { email, phone, social, copyright } = site();
  const footer = exportedPage('/contact').document.querySelector('footer') as Element;
  const words = flat(footer.textContent);
  for (const { place } of officesOf(site())) expect(words).toContain(place);
  expect(words).toMatch(new RegExp(`© ${copyright.since}(–\\d{4})? `));
  expect(words).toContain(`${copyright.notice} ${copyright.trademark ?? ''}`.trim());
  const links = footerColumns().flatMap((column) => column.links.map(({ href }) => href));
  const expected = [`mailto:${email}`, `tel:${phone.number}`, ...links];
  expect(hrefsOf(footer)).toEqual(expect.arrayContaining(expected));
  for (const { label, url } of social) {
    const link = footer.querySelector(`a[href="${url}"][target=_blank]`);
    expect(link?.getAttribute('aria-label')).toBe(`${label} (opens in a new tab)`);
  }
});

it('the phone menu has all links of the wide one, and the button', () => {
  const { document } = exportedPage('/');
  const wide = menu().flatMap(({ href, items }) => [href, ...items.map((item) => item.href)]);
  expect(hrefsOf(document, 'nav[aria-label=Main] a')).toEqual(expect.arrayContaining(wide));
  expect(hrefsOf(document, 'nav[aria-label=Menu] a')).toEqual([...wide, menuButton().href]);
});

const addresses = (list: readonly Post[]) => list.map(({ id }) => `/blog/${id}`);

it('each year and month with posts is a page that says and lists what it has', () => {
  const keys = posts().flatMap(({ date }) => [date.slice(0, 4), date.slice(0, 7)]);
  for (const key of pathOf('blog') ? new Set(keys) : []) {
    const path = routes.period(key);
    const month = key.length > 4 ? 'long' : undefined;
    const name = new Date(key).toLocaleString('en-US', { month, year: 'numeric', timeZone: 'UTC' });
    const { document } = exportedPage(path);
    expect(wordsOfMain(document)).toContain(`Posts from ${name}`);
    const own = posts().filter((post) => post.date.startsWith(key));
    expect(hrefsOf(document, 'main article h2 a'), path).toEqual(addresses(own.slice(0, perPage)));
    const link = `${path}#posts`;
    expect(hrefsOf(document, '#archive details[open] [aria-current=page]')).toEqual([link]);
    expect(hrefsOf(exportedPage('/blog').document, '#archive a'), path).toContain(link);
  }
});

it('a post links its neighbors, author, topics, series and call to action', () => {
  for (const [index, post] of posts().entries()) {
    const { id, author, category = '', tags, series, callToAction } = post;
    const { document } = exportedPage(`/blog/${id}`);
    const links = hrefsOf(document, 'main a');
    const named = (name: string) =>
      [...document.querySelectorAll('main a')]
        .filter(({ textContent }) => textContent?.includes(name))
        .map((link) => link.getAttribute('href'));
    const beside = { 'Previous Blog': posts()[index - 1], 'Next Blog': posts()[index + 1] };
    for (const [label, neighbor] of Object.entries(beside)) {
      expect(named(label), `${label} of ${id}`).toEqual(neighbor ? addresses([neighbor]) : []);
    }
    for (const label of ['All Blogs', 'Back to Blog']) expect(named(label), id).toEqual(['/blog']);
    expect(links, id).toContain(writerPath(author));
    // Above the title a post of a series names its series, any other one its category.
    const subjects = [...tags, ...(series ? [] : [category])];
    expect(links.filter((href) => href.startsWith('/blog/topics/')).sort(), id).toEqual(
      subjects.flatMap((name) => topicPath(name) ?? []).sort(),
    );
    const place = placeInSeries(post);
    expect(hrefsOf(document, 'main nav[aria-label=Series] a'), id).toEqual(
      [place, place?.previous, place?.next].flatMap((step) => step?.href ?? []),
    );
    if (callToAction) expect(links, id).toContain('/contact');
  }
});

it('entries link what is related to them (B16)', () => {
  const { demo, job } = kindLabels;
  for (const { path } of entryPages().filter(({ kind }) => kind !== job && kind !== demo)) {
    const related = hrefsOf(exportedPage(path).document, 'nav[aria-label=Related] a');
    expect(related, path).toEqual(relatedTo(path).map(({ href }) => href));
  }
});

it('structured data of the list describes only the papers that it shows', () => {
  const data = pathOf('whitepapers')
    ? JSON.stringify(jsonLdOf(exportedPage(routes.whitepapers).document))
    : '';
  for (const { id, featured } of papers()) {
    expect(data.includes(`${routes.whitepapers}/${id}"`), id).toBe(Boolean(featured));
  }
});

it('demos that are not active are in no list, and those with a login have no frame', () => {
  const lists = ['/', routes.demos, ...industries().map(({ id }) => routes.industry(id))];
  for (const { id, active: isActive, requiresAuth } of demos()) {
    for (const path of isActive ? [] : lists.filter((each) => paths.has(each))) {
      expect(exportedPage(path).html, path).not.toContain(routes.demo(id));
    }
    const { document } = exportedPage(routes.demo(id));
    if (requiresAuth) expect(document.querySelector('iframe'), id).toBeNull();
    if (isActive) continue;
    expect(wordsOfMain(document), id).toMatch(/login required|requires login/i);
    expect(document.querySelector('nav[aria-label=Main], main iframe'), id).toBeNull();
    expect(hrefsOf(document, 'main a'), id).toContain('/contact');
  }
});

it('the list has the date of a post, and no age under a month, which would be wrong soon', () => {
  const [post] = posts();
  const { html } = exportedPage(pathOf('blog') ?? '/');
  if (post) expect(html).toContain(`<time dateTime="${post.date}"`);
  expect(html).not.toMatch(/>[^<]*(Today|Yesterday|\d (day|week)s? ago)</);
});
