import { expect, type Page } from '@playwright/test';
import { frameworks } from '#lib/content/collections/frameworks';
import { publishedResult } from '#lib/content/collections/industries';
import { officesOf } from '#lib/content/collections/site';
import { leadership } from '#lib/content/collections/team';
import { newestArticles } from '#lib/content/pages/newest-articles';
import { notFoundTexts, pageTexts, sectionAbout } from '#lib/content/pages/page-texts';
import { isOff } from '#lib/content/pages/shown-pages';
import { pageRows } from '#lib/site/pages';
import {
  authorPaths,
  blogPaths,
  demos,
  industries,
  jobs,
  papers,
  pathOf,
  posts,
  products,
  sectionsOf,
  seriesPaths,
  services,
  site,
  slugOf,
  topicPaths,
} from './support/content';
import { isHidden, mainOf, textOf, textsOf, wordsOfMain } from './support/html';
import { layoutsByName } from './support/layouts';
import { band, columns } from './support/page';
import { inParallel } from './support/parallel';
import { builtOrigin, exportedPage, exportedPages, sitemapPaths } from './support/sitemap';
import { test, when } from './support/test';

// The rows of docs/specification.md for pages made of sections, with the words of the content.

const active = demos().filter((demo) => demo.active);

/** Canonical pages, listed from R1 and R2 and the content, not from the site's own table. */
const canonical: string[] = [
  ...(['home', 'about', 'services', 'contact', 'privacy', 'insights', 'whitepapers'] as const),
  ...(['pricing', 'how-we-work', 'trust', 'careers', 'demos', 'industries', 'landscape'] as const),
  ...(['blog-topics', 'blog-series'] as const),
].flatMap((id) => pathOf(id) ?? []);
canonical.push(
  ...services().map(({ id }) => `/services/${id}`),
  ...(pathOf('blog') ? blogPaths() : []),
  ...[...topicPaths(), ...seriesPaths(), ...authorPaths()],
  ...posts().map(({ id }) => `/blog/${id}`),
  ...papers().map(({ id }) => `/whitepapers/${id}`),
  ...jobs().map(({ id }) => `/careers/${id}`),
  ...industries().map(({ id }) => `/industries/${id}`),
  ...active.map(({ id }) => `/demos/${id}`),
);

test('the sitemap lists exactly the canonical pages', () => {
  expect(sitemapPaths().toSorted()).toEqual(canonical.map(encodeURI).toSorted());
});

/** Second addresses of a page (R3), with the first one. */
const repeats: Record<string, string> = {
  ...Object.fromEntries(
    services().flatMap(({ id, names }) =>
      names.map((name) => [`/services/${name}`, `/services/${id}`]),
    ),
  ),
  ...(pathOf('landscape') && { '/tools': pathOf('landscape') }),
  ...(pathOf('blog') && { '/blogs': pathOf('blog') }),
  ...Object.fromEntries(posts().map(({ id }) => [`/blogs/${id}`, `/blog/${id}`])),
};

test('second addresses show the same page', async ({ request }) => {
  await inParallel(Object.entries(repeats), async ([path, original]) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(wordsOfMain(html), path).toBe(wordsOfMain(exportedPage(original).html));
    expect(html).toContain(`<link rel="canonical" href="${new URL(original, builtOrigin())}"`);
  });
});

interface Shown {
  texts?: (string | undefined)[];
  /** Text and target of links of main. */
  links?: (readonly [label: string, href: string])[];
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What of the expected a page does not show. */
function missingOn(path: string, { texts = [], links = [] }: Shown): string[] {
  const { html } = exportedPage(path);
  const words = wordsOfMain(html);
  const shown = textsOf(mainOf(html), 'a');
  return [
    ...texts.filter((text) => text !== undefined && !words.includes(flat(text))),
    ...links
      .filter(
        ([label, href]) =>
          !shown.some(
            ({ text, attributes }) =>
              attributes.get('href') === href && flat(text).includes(flat(label)),
          ),
      )
      .map(([label, href]) => `link ${label} → ${href}`),
  ].map((what) => `${path}: ${what}`);
}

const contact = ['Contact Us', '/contact'] as const;
const explore = ['Explore All Services', '/services'] as const;
const overview = services().filter((service) => service.overview);
const serviceLinks = overview.map(({ id, title }) => [title, `/services/${id}`] as const);

/** The page of a file in content/pages: its headings, points and buttons. */
const copyOf = ({ heading, lead, actions = [], sections = {}, cta }: (typeof copies)[number]) => ({
  texts: [
    heading,
    lead,
    ...Object.entries(sections).flatMap(([name, section]) =>
      isOff(`/${name}`)
        ? []
        : [section.heading, section.text, ...(section.points ?? []).map(({ title }) => title)],
    ),
    cta?.heading,
  ],
  links: [...actions, ...(cta?.actions ?? [])].map(({ label, href }) => [label, href] as const),
});
// The page of a preview shows its words until a post is chosen, and privacy has other sections.
const special = ['/blog/preview', '/privacy'];
const copies = pageRows
  .filter(({ id, path }) => pathOf(id) && !special.includes(path))
  .map(({ id, path }) => {
    const { sections, ...page } = pageTexts(id);
    // The sections of industries are shown on the pages of the industries (below).
    return { ...page, path, sections: id === 'industries' ? {} : sections };
  });

test('pages show the headings and buttons of their file', () => {
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
          ...(pageTexts('home').results ?? []).flatMap(({ industry, metric }) => {
            const { headline, detail } = publishedResult(industry, metric);
            return [headline, detail];
          }),
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
    ['/services', { texts: frameworks.all().map(({ title }) => title), links: serviceLinks }],
  ],
  'a service: offerings with features, products with a button, call to action (P5)': services().map(
    ({ id, title, offerings, products: ids, cta }) => [
      `/services/${id}`,
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

for (const [name, rows] of Object.entries(cases)) {
  test(name, () => {
    const there = rows.filter(([path]) => exportedPages().some((page) => page.path === path));
    test.skip(there.length === 0, 'no such page');
    expect(there.flatMap(([path, shown]) => missingOn(path, shown))).toEqual([]);
  });
}

when(pathOf('about'))(
  'a person of the team links the page of their pieces, if there are any (B15)',
  () => {
    const linked = textsOf(mainOf(exportedPage('/about').html), 'a').map(({ attributes }) =>
      attributes.get('href'),
    );
    for (const { name } of leadership()) {
      const path = `/blog/authors/${slugOf(name)}`;
      expect(linked.includes(path), name).toBe(authorPaths().includes(path));
    }
  },
);

test('the contents of a paper are its headings', () => {
  for (const { id, body } of papers()) {
    const main = mainOf(exportedPage(`/whitepapers/${id}`).html);
    const contents =
      main.slice(main.indexOf('<nav aria-label="Contents"')).split('</nav>')[0] ?? '';
    const links = textsOf(contents, 'a').map(({ text }) => text);
    expect(links.length).toBeGreaterThanOrEqual(body.match(/^## /gm)?.length ?? 0);
    const headings = textsOf(main, 'h2').map(({ text }) => text);
    expect(headings).toEqual(expect.arrayContaining(links));
  }
});

/** Not-found pages (R4, B8, J2, D4 and I1), by unknown address. */
const notFound: [path: string, texts: string][] = [
  ...['/no-such-page', '/services/none', '/tools/none'].map((path): [string, string] => [
    path,
    'not-found',
  ]),
  ...(['blog', 'careers', 'demos', 'industries'] as const).map((family): [string, string] => [
    `/${family}/none`,
    pathOf(family) ? `not-found-${family}` : 'not-found',
  ]),
  ['/blogs/none', pathOf('blog') ? 'not-found-blog' : 'not-found'],
];

test('unknown addresses say what was not found and lead on', async ({ request }) => {
  for (const [path, id] of notFound) {
    const { title, heading, lead = '', actions = [] } = notFoundTexts(id);
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(404);
    expect(isHidden(html), path).toBe(true);
    expect(textOf(html, 'title'), path).toContain(title);
    for (const text of [heading, lead]) expect(wordsOfMain(html), path).toContain(flat(text));
    const links = textsOf(mainOf(html), 'a').map(({ attributes }) => attributes.get('href'));
    expect(links, path).toEqual(actions.map(({ href }) => href));
  }
});

when(pathOf('landscape'))(
  '/tools marks the menu item of the page that it repeats',
  async ({ page }) => {
    const marked = async (path: string) => {
      await page.goto(path);
      return page.getByRole('banner').locator('a[aria-current]').allTextContents();
    };
    const expected = await marked('/tools/genai-landscape');
    expect(expected.length).toBeGreaterThan(1);
    expect(await marked('/tools')).toEqual(expected);
  },
);

const cases0 = industries()[0]?.use_cases.length ?? 0;

/** Rows of cards: number of items in the first row by width of the screen. */
const grids: [
  name: string,
  path: string,
  items: (page: Page) => ReturnType<Page['locator']>,
  Record<number, number>,
][] = [
  [
    'home: demos (D6)',
    '/',
    (page) => band(page, sectionsOf('home').demos?.heading ?? '').getByRole('article'),
    { 390: 1, 1440: active.length > 4 ? 3 : active.length },
  ],
  [
    'services',
    '/services',
    (page) => page.getByRole('main').getByRole('article'),
    { 1440: overview.length > 4 ? 3 : overview.length },
  ],
  [
    'about: team',
    '/about',
    (page) => band(page, sectionsOf('about').team?.heading ?? '').getByRole('listitem'),
    { 1440: Math.min(3, leadership().length) },
  ],
  [
    'white papers',
    '/whitepapers',
    (page) => page.getByRole('main').getByRole('article'),
    { 390: 1, 1440: Math.min(2, papers().filter(({ featured }) => featured).length) },
  ],
  [
    'use cases (I1)',
    `/industries/${industries()[0]?.id}`,
    (page) => page.locator('main article:has(img[src*="use-cases"])'),
    { 390: 1, 800: Math.min(cases0, 2), 1440: cases0 % 4 === 0 ? 4 : Math.min(cases0, 3) },
  ],
];

for (const [name, path, items, widths] of grids) {
  when(exportedPages().some((each) => each.path === path))(
    `${name}: items in a row`,
    async ({ page }) => {
      await page.goto(path);
      test.skip((await items(page).count()) === 0, 'no such section');
      for (const [width, expected] of Object.entries(widths)) {
        await page.setViewportSize({ width: Number(width), height: 900 });
        expect(await columns(items(page)), `at ${width} px`).toBe(expected);
      }
    },
  );
}

when(leadership().length === 4)(
  'about: the fourth person is centered below the others (P2)',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/about');
    const team = band(page, sectionsOf('about').team?.heading ?? '').getByRole('listitem');
    const box = await team.nth(3).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(1440 / 2, -1);
  },
);

when(services().length > 0)(
  'heading and picture of a service do not overlap, nor is its picture too high (P5)',
  async ({ page }) => {
    await page.goto(layoutsByName.service ?? layoutsByName.products ?? '');
    for (const width of [768, 900, 1023, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const picture = await page.getByRole('main').locator('section img').first().boundingBox();
      const right = (heading?.x ?? Number.NaN) + (heading?.width ?? Number.NaN);
      expect(right, `heading and picture at ${width} px`).toBeLessThanOrEqual(picture?.x ?? 0);
    }
    for (const { id } of services().filter((service) => service.products.length > 0)) {
      const path = `/services/${id}`;
      await page.goto(path);
      const picture = page.getByRole('main').locator('section img').first();
      expect((await picture.boundingBox())?.height, path).toBeLessThanOrEqual(400);
    }
  },
);

when(industries().length > 0)(
  'the longest allowed figure fits its card at every width (I2)',
  async ({ page }) => {
    for (const path of ['/industries', `/industries/${industries()[0]?.id}`]) {
      await page.goto(path);
      const figures = page.getByRole('main').locator('article strong, li strong');
      await figures.evaluateAll((nodes) => {
        for (const node of nodes) node.textContent = '$200.5B–$340.5B'.slice(0, 14);
      });
      for (const width of [320, 640, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const outside = await figures.evaluateAll(
          (nodes) =>
            nodes.filter((node) => {
              const card = node.closest('article, li')?.getBoundingClientRect();
              const range = document.createRange();
              range.selectNodeContents(node);
              return range.getBoundingClientRect().right > (card?.right ?? 0);
            }).length,
        );
        expect(outside, `outside on ${path} at ${width} px`).toBe(0);
      }
    }
  },
);
