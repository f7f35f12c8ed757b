import { expect, it } from 'vitest';
import { frameworks } from '#lib/content/collections/frameworks';
import { publishedResult } from '#lib/content/collections/industries';
import { references } from '#lib/content/collections/references';
import { leadership } from '#lib/content/collections/team';
import { entryPages } from '#lib/content/load/registry';
import { newestArticles } from '#lib/content/pages/newest-articles';
import { officesOf } from '#lib/content/pages/offices';
import { notFoundTexts, pageTexts, sectionAbout } from '#lib/content/pages/page-texts';
import { isOff } from '#lib/content/pages/shown-pages';
import { kindLabels } from '#lib/site/messages';
import { pageRows } from '#lib/site/pages';
import { routes } from '#lib/site/routes';
import { builtOrigin } from './support/built-base';
import {
  authorPages,
  authorPaths,
  blogPaths,
  demos,
  footerColumns,
  industries,
  jobs,
  listPages,
  menu,
  menuButton,
  olderPaths,
  type Post,
  papers,
  pathOf,
  periodPaths,
  perPage,
  posts,
  products,
  sectionsOf,
  seriesPaths,
  services,
  site,
  slugOf,
  topicPaths,
} from './support/content';
import { canonicalOf, flat, hrefsOf, isHidden, jsonLdOf, parse, wordsOfMain } from './support/html';
import { startService } from './support/service';
import { exportedPage, exportedPages, sitemapPaths } from './support/sitemap';

// The rows of docs/specification.md for pages made of sections, with the words of the content.

const service = startService();
const active = demos().filter((demo) => demo.active);

/** Canonical pages (R1 and R2). */
const canonical = [
  ...pageRows.flatMap(({ id, hidden }) => (hidden ? [] : (pathOf(id) ?? []))),
  ...entryPages().flatMap(({ path, listed }) => (listed === false ? [] : path)),
  ...(pathOf('blog') ? [...blogPaths().slice(1), ...periodPaths(), ...olderPaths()] : []),
  ...[...topicPaths(), ...seriesPaths(), ...authorPaths()],
];

it('the sitemap lists exactly the canonical pages', () => {
  expect(sitemapPaths().toSorted()).toEqual(canonical.map(encodeURI).toSorted());
});

/** Second addresses of a page (R3), with the first one. */
const repeats: Record<string, string> = {
  ...Object.fromEntries(
    services().flatMap(({ id, names }) =>
      names.map((name) => [routes.service(name), routes.service(id)]),
    ),
  ),
  ...(pathOf('landscape') && { '/tools': pathOf('landscape') }),
  ...(pathOf('blog') && { '/blogs': pathOf('blog') }),
  ...Object.fromEntries(posts().map(({ id }) => [`/blogs/${id}`, `/blog/${id}`])),
};

it.each(Object.entries(repeats))('%s shows the same page as %s', async (path, original) => {
  const answer = await fetch(service() + path, { redirect: 'manual' });
  expect(answer.status).toBe(200);
  const document = parse(await answer.text());
  expect(wordsOfMain(document)).toBe(wordsOfMain(exportedPage(original).document));
  expect(canonicalOf(document)).toBe(`${new URL(original, builtOrigin())}`);
});

interface Shown {
  texts?: (string | undefined)[];
  /** Text and target of links of main. */
  links?: (readonly [label: string, href: string])[];
}

/** What of the expected a page does not show. */
function missingOn(path: string, { texts = [], links = [] }: Shown): string[] {
  const { document } = exportedPage(path);
  const words = wordsOfMain(document);
  const shown = [...document.querySelectorAll('main a')];
  const isShown = (label: string, href: string) =>
    shown.some(
      (link) => link.getAttribute('href') === href && flat(link.textContent).includes(flat(label)),
    );
  return [
    ...texts.filter((text) => text !== undefined && !words.includes(flat(text))),
    ...links
      .filter(([label, href]) => !isShown(label, href))
      .map(([label, href]) => `link ${label} → ${href}`),
  ].map((what) => `${path}: ${what}`);
}

const contact = ['Contact Us', '/contact'] as const;
const explore = ['Explore All Services', routes.services] as const;
const overview = services().filter((service) => service.overview);
const serviceLinks = overview.map(({ id, title }) => [title, routes.service(id)] as const);

/** The page of a file in content/pages: its headings, points and buttons. */
const copyOf = ({ heading, lead, actions = [], sections = {}, cta }: (typeof copies)[number]) => ({
  texts: [
    heading,
    lead,
    ...Object.entries(sections).flatMap(([name, section]) =>
      // Of pages that are off, or about them.
      isOff(`/${name}`) || section.points?.length === 0
        ? []
        : [
            ...[section.heading, section.text],
            // A price or a time before or behind a colon is apart.
            ...(section.points ?? []).flatMap(({ title }) => title.split(': ')),
          ],
    ),
    cta?.heading,
  ],
  links: [...actions, ...(cta?.actions ?? [])].map(({ label, href }) => [label, href] as const),
});

/** Results that the home page shows: none without industries. */
const results = (industries().length > 0 ? (pageTexts('home').results ?? []) : []).map(
  ({ industry, metric }) => publishedResult(industry, metric),
);

// The page of a preview shows its words until a post is chosen, and privacy has other sections.
const special = ['/blog/preview', '/privacy'];
const copies = pageRows
  .filter(({ id, path }) => pathOf(id) && !special.includes(path))
  .map(({ id, path }) => {
    const { sections: all, ...page } = pageTexts(id);
    // Prices show theirs without references, the home page only with them.
    const isHome = id === 'home';
    const isEmpty: Record<string, boolean> = {
      references: isHome !== references.all().length > 0,
      products: isHome && products().length === 0,
      results: isHome && results.length === 0,
      articles: isHome && newestArticles(3).length === 0,
      team: id === 'about' && leadership().length === 0,
      frameworks: id === 'services' && frameworks.all().length === 0,
    };
    const sections = Object.fromEntries(Object.entries(all).filter(([name]) => !isEmpty[name]));
    // The sections of industries are shown on the pages of the industries (below).
    return { ...page, path, sections: id === 'industries' ? {} : sections };
  });

it('pages show the headings and buttons of their file', () => {
  expect(copies.length).toBeGreaterThan(5);
  expect(copies.flatMap((page) => missingOn(page.path, copyOf(page)))).toEqual([]);
});

const cases: Record<string, readonly (readonly [path: string, Shown])[]> = {
  'home: products, services, demos, results and newest pieces (P1)': [
    [
      '/',
      {
        texts: [
          ...products().map(({ title }) => title),
          ...references.all().map(({ client }) => client),
          ...results.flatMap(({ headline, detail }) => [headline, detail]),
        ],
        links: [
          ...serviceLinks,
          ...active.map(({ id, name }) => [name, `/demos/${id}`] as const),
          ...(active.length > 0 ? [['View All Demos', '/demos'] as const] : []),
          ...newestArticles(3)
            .slice(0, 3)
            .map(({ title, href }) => [title, href] as const),
        ],
      },
    ],
  ],
  'about: mission, vision, team (P2)': [
    [
      '/about',
      {
        texts: leadership().map(({ name }) => name),
      },
    ],
  ],
  'services: cards and frameworks (P4)': [
    [routes.services, { texts: frameworks.all().map(({ title }) => title), links: serviceLinks }],
  ],
  'a service: offerings with features, products with a button, call to action (P5)': services().map(
    ({ id, title, offerings, products: ids, cta }) => [
      routes.service(id),
      {
        texts: [
          title,
          cta.heading,
          ...(ids.length > 0 ? [] : offerings).flatMap((offering) => [
            offering.title,
            ...offering.features,
          ]),
        ],
        links: [
          contact,
          explore,
          ...(ids.length > 0 ? [] : offerings).flatMap(({ related }) =>
            related ? [[related.label, related.href] as const] : [],
          ),
          ...products()
            .filter((product) => ids.includes(product.id))
            .map(({ shortName }) => [`Learn more about ${shortName}`, '/contact'] as const),
        ],
      },
    ],
  ),
  'contact: e-mail address and place': [
    [
      '/contact',
      {
        texts: officesOf(site()).map(({ place }) => place),
        links: [[site().email, `mailto:${site().email}`]],
      },
    ],
  ],
  'white papers (W1)': [
    [
      '/whitepapers',
      {
        texts: ['Read Paper'],
        links: papers().map(({ id, title }) => [title, `/whitepapers/${id}`]),
      },
    ],
  ],
  'a paper: category, tags, authors, abstract, neighbors (W2)': papers().map(
    ({ id, title, category, tags, abstract }, index, all) => [
      `/whitepapers/${id}`,
      {
        texts: [title, category, 'Abstract', abstract, ...tags.map((tag) => `#${tag}`)],
        links: [
          ['Back to White Papers', '/whitepapers'],
          ...(['Previous Paper', 'Next Paper'] as const).flatMap((label, side) => {
            const neighbor = all[index + (side === 0 ? -1 : 1)];
            return neighbor ? [[label, `/whitepapers/${neighbor.id}`] as const] : [];
          }),
        ],
      },
    ],
  ),
  'careers: openings (J1)': [
    [
      '/careers',
      {
        texts: ['Apply Today', ...jobs().map(({ location }) => location)],
        links: jobs().map(({ id, title }) => [title, `/careers/${id}`]),
      },
    ],
  ],
  'a job: facts, lists, a link to apply (J2)': jobs().map((job) => [
    `/careers/${job.id}`,
    {
      texts: [
        ...[job.title, job.location, job.type, job.department],
        ...['Responsibilities', 'Requirements', 'Benefits'],
        ...[...job.responsibilities, ...job.requirements, ...job.benefits],
      ],
      links: [
        [
          'Apply Now',
          `mailto:${site().email}?subject=${encodeURIComponent(`Application: ${job.title}`)}`,
        ],
      ],
    },
  ]),
  'industries: a card for each': [
    [
      '/industries',
      {
        texts: industries().map(({ subtitle }) => subtitle),
        links: industries().map(({ id, name }) => [name, `/industries/${id}`]),
      },
    ],
  ],
  'an industry: snapshot, benefits, use cases, metrics, demos, call to action (I1 to I5)':
    industries().map((industry) => {
      const { id, title, name, snapshot, benefits, success_metrics: metrics, cta } = industry;
      const about = (section: 'benefits' | 'cases' | 'metrics' | 'closing') =>
        sectionAbout(name, sectionsOf('industries')[section]);
      const fitting = active.filter((demo) =>
        [...demo.industries, ...demo.technology].some((tag) => industry.demoTags.includes(tag)),
      );
      return [
        `/industries/${id}`,
        {
          texts: [
            ...[title, 'Industry Snapshot', snapshot.quote, about('benefits')?.heading],
            ...snapshot.stats.flatMap(({ text }) => {
              const [figure = '', ...rest] = text.split(' ');
              return [figure, rest.join(' ')];
            }),
            ...benefits.map((text) => text.replace(/^[✓✔]\s*/, '')),
            about('cases')?.text,
            ...industry.use_cases.flatMap((use) => [use.title, ...use.kpi]),
            ...industry.systems,
            ...references.all().flatMap((each) => (each.industry === name ? each.client : [])),
            ...metrics.map(({ headline }) => headline),
            fitting.length > 0 ? 'Demos & Resources Hub' : undefined,
            cta.headline ?? about('closing')?.heading,
          ],
          links: [
            ['Industries', '/industries'],
            ...fitting.map((demo) => [demo.name, `/demos/${demo.id}`] as const),
            [cta.button ?? 'Contact Us', '/contact'],
            explore,
          ],
        },
      ];
    }),
};

const paths = new Set(exportedPages().map(({ path }) => path));
for (const [name, rows] of Object.entries(cases)) {
  const there = rows.filter(([path]) => paths.has(path));
  if (there.length === 0) continue;
  it(name, () => {
    expect(there.flatMap(([path, shown]) => missingOn(path, shown))).toEqual([]);
  });
}

it('a person of the team links the page of their pieces, if any (B15)', () => {
  for (const { name } of pathOf('about') ? leadership() : []) {
    const linked = hrefsOf(exportedPage('/about').document, 'main a');
    const path = `/blog/authors/${slugOf(name)}`;
    expect(linked.includes(path), name).toBe(authorPaths().includes(path));
  }
});

it('the contents of a paper are its headings', () => {
  for (const { id } of papers()) {
    const { document } = exportedPage(`/whitepapers/${id}`);
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(`main ${selector}`)].map(({ textContent }) => textContent);
    const links = textsOf('nav[aria-label=Contents] a');
    expect(links.length > 0).toBe(textsOf('.prose h2').length > 1);
    expect(textsOf('h2')).toEqual(expect.arrayContaining(links));
  }
});

/** Not-found pages (R4, B8, J2, D4 and I1), by unknown address. */
const notFound: [path: string, texts: string][] = [
  ...['/no-such-page', routes.service('none'), '/tools/none'].map((path): [string, string] => [
    path,
    'not-found',
  ]),
  ...(['blog', 'careers', 'demos', 'industries'] as const).map((family): [string, string] => [
    `/${family}/none`,
    pathOf(family) ? `not-found-${family}` : 'not-found',
  ]),
  ['/blogs/none', pathOf('blog') ? 'not-found-blog' : 'not-found'],
];

it.each(notFound)('%s says what was not found and leads on', async (path, id) => {
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
  expect(hrefsOf(footer)).toEqual(
    expect.arrayContaining([
      `mailto:${email}`,
      `tel:${phone.number}`,
      ...footerColumns().flatMap(({ links }) => links.map(({ href }) => href)),
      ...social.map(({ url }) => url),
    ]),
  );
  for (const { label, url } of social) {
    const link = footer.querySelector(`a[href="${url}"][target=_blank]`);
    expect(link?.getAttribute('aria-label')).toBe(`${label} (opens in a new tab)`);
  }
});

it('the phone menu has all links of the wide one, and the button', () => {
  const { document } = exportedPage('/');
  const wide = hrefsOf(document, 'nav[aria-label=Main] a');
  expect(wide.length).toBeGreaterThan(menu().length);
  expect(hrefsOf(document, 'nav[aria-label=Menu] a')).toEqual([...wide, menuButton().href]);
});

// Lists of posts, papers and demos.

const addresses = (list: readonly Post[]) => list.map(({ id }) => `/blog/${id}`);

it('each page of the list links its posts, and the pages before and after it', () => {
  const lists = pathOf('blog') ? blogPaths() : [];
  for (const [index, path] of lists.entries()) {
    const beside = [lists[index - 1], lists[index + 1]].flatMap((each) => each ?? []);
    expect(hrefsOf(exportedPage(path).document), path).toEqual(
      expect.arrayContaining([...beside, ...addresses(listPages()[index] ?? [])]),
    );
  }
});

it('each year and month with posts is a page that says and lists what it has', () => {
  for (const path of pathOf('blog') ? periodPaths() : []) {
    const [, , year = '', month] = path.split('/');
    const key = month ? `${year}-${month}` : year;
    const date = new Date(`${year}-${month ?? '01'}-01T00:00:00Z`);
    const name = date.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
    const { document } = exportedPage(path);
    const subtitle = `Posts from ${month ? `${name} ` : ''}${year}`;
    expect(document.querySelector('main [role=status]')?.textContent, path).toBe(subtitle);
    expect(canonicalOf(document), path).toBe(`${builtOrigin()}${path}`);
    const own = posts().filter((post) => post.date.startsWith(key));
    expect(hrefsOf(document, 'main article h2 a'), path).toEqual(addresses(own.slice(0, perPage)));
    const archive = document.querySelector('#archive');
    expect(archive?.querySelector('a')?.textContent, path).toBe('Show All Posts');
    expect(archive?.querySelector('[aria-current=page]')?.getAttribute('href')).toBe(
      `${path}#posts`,
    );
    const open = [...(archive?.querySelectorAll('details[open] summary') ?? [])];
    expect(
      open.map(({ textContent }) => textContent),
      path,
    ).toContain(year);
    expect(hrefsOf(exportedPage('/blog').document, '#archive a'), path).toContain(`${path}#posts`);
  }
});

it('a post links its neighbors, author, topics, series and call to action', () => {
  const [authors, topics, all] = [authorPages(), topicPaths(), posts()];
  for (const [index, post] of all.entries()) {
    const { id, category = '', tags, series, callToAction } = post;
    const { document } = exportedPage(`/blog/${id}`);
    const links = hrefsOf(document, 'main a');
    const named = (name: string) =>
      [...document.querySelectorAll('main a')]
        .filter(({ textContent }) => textContent?.includes(name))
        .map((link) => link.getAttribute('href'));
    const beside = { 'Previous Blog': all[index - 1], 'Next Blog': all[index + 1] };
    for (const [label, neighbor] of Object.entries(beside)) {
      expect(named(label), `${label} of ${id}`).toEqual(neighbor ? addresses([neighbor]) : []);
    }
    for (const label of ['All Blogs', 'Back to Blog']) expect(named(label), id).toEqual(['/blog']);
    expect(links, id).toContain(authors.get(post.authors[0] ?? ''));
    // Above the title a post of a series names its series, any other one its category.
    const subjects = [...tags, ...(series ? [] : [category])].map(
      (name) => `/blog/topics/${slugOf(name)}`,
    );
    expect(links.filter((href) => href.startsWith('/blog/topics/')).sort(), id).toEqual(
      subjects.filter((path) => topics.includes(path)).sort(),
    );
    const parts = all
      .filter(
        (other) =>
          series &&
          other.series?.name === series.name &&
          Math.abs(other.series.part - series.part) === 1,
      )
      .sort((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0));
    expect(hrefsOf(document, 'main nav[aria-label=Series] a'), id).toEqual(
      series ? [`/blog/series/${slugOf(series.name)}`, ...addresses(parts)] : [],
    );
    if (callToAction) expect(links, id).toContain('/contact');
  }
});

/** Pieces that every page may link as related, except those of its own series. */
const articles = [
  ...posts().map(({ id, series }) => ({ path: routes.post(id), series: series?.name })),
  ...papers().map(({ id }) => ({ path: routes.whitepaper(id), series: undefined })),
];

it('entries link two or three related pages, if the site has so many', () => {
  const { job, demo } = kindLabels;
  for (const { path } of entryPages().filter(({ kind }) => kind !== job && kind !== demo)) {
    const { document } = exportedPage(path);
    const related = hrefsOf(document, 'nav[aria-label=Related] a');
    const own = articles.find((each) => each.path === path)?.series;
    const others = articles.filter(
      (each) => each.path !== path && (own === undefined || each.series !== own),
    );
    expect(related.length, path).toBeGreaterThanOrEqual(Math.min(2, others.length));
    expect(related.length, path).toBeLessThanOrEqual(3);
    const wrong = related.filter((href) => !paths.has(href) || href === path);
    expect(wrong, path).toEqual([]);
  }
});

it('structured data of the list describes only the papers that it shows', () => {
  const data = pathOf('whitepapers')
    ? JSON.stringify(jsonLdOf(exportedPage('/whitepapers').document))
    : '';
  for (const { id, featured } of papers()) {
    expect(data.includes(`/whitepapers/${id}"`), id).toBe(Boolean(featured));
  }
});

it('demos that are not active are in no list, and those with a login have no frame', () => {
  const lists = ['/', '/demos', ...industries().map(({ id }) => `/industries/${id}`)];
  for (const { id, active: isActive, requiresAuth } of demos()) {
    for (const path of isActive ? [] : lists.filter((each) => paths.has(each))) {
      expect(exportedPage(path).html, path).not.toContain(`/demos/${id}`);
    }
    const { document } = exportedPage(`/demos/${id}`);
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

if (pathOf('landscape')) {
  it('/tools marks the menu items of the page that it repeats', () => {
    const marked = (path: string) => hrefsOf(exportedPage(path).document, 'header a[aria-current]');
    expect(marked('/tools/genai-landscape').length).toBeGreaterThan(1);
    expect(marked('/tools')).toEqual(marked('/tools/genai-landscape'));
  });
}
