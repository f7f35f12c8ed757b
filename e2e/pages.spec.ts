import { expect, type Page } from '@playwright/test';
import { publishedResult } from '#lib/content/collections/industries';
import { pagePath, pages } from '#lib/content/collections/pages';
import { leadership } from '#lib/content/collections/team';
import { newestPieces } from '#lib/content/newest-pieces';

import {
  authorPaths,
  blogPaths,
  demos,
  industries,
  jobs,
  papers,
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
import { band, columns } from './support/page';
import { inParallel } from './support/parallel';
import { builtOrigin, exportedPage, sitemapPaths } from './support/sitemap';
import { test } from './support/test';

// The rows of docs/specification.md for pages made of sections, with the words of the content.

const active = demos().filter((demo) => demo.active);

/** Canonical pages, listed from R1 and R2 and the content, not from the site's own table. */
const canonical = [
  ...['/', '/about', '/services', '/contact', '/privacy', '/insights', '/whitepapers'],
  ...['/pricing', '/how-we-work', '/trust'],
  ...['/careers', '/demos', '/industries', '/tools/genai-landscape'],
  ...['/services/ai-readiness-and-adoption', '/services/ai-enablement', '/services/ai-strategy'],
  ...['/services/ai-solution-development', '/services/ai-solutions', '/services/ai-products'],
  ...['/blog/topics', '/blog/series'],
  ...[...blogPaths(), ...topicPaths(), ...seriesPaths(), ...authorPaths()],
  ...posts().map(({ id }) => `/blog/${id}`),
  ...papers().map(({ id }) => `/whitepapers/${id}`),
  ...jobs().map(({ id }) => `/careers/${id}`),
  ...industries().map(({ id }) => `/industries/${id}`),
  ...active.map(({ id }) => `/demos/${id}`),
];

test('the sitemap lists exactly the canonical pages', () => {
  expect(sitemapPaths().toSorted()).toEqual(canonical.toSorted());
});

/** Second addresses of a page (R3), with the first one. */
const repeats: Record<string, string> = {
  '/services/AIReadinessAdoption': '/services/ai-readiness-and-adoption',
  '/services/AISolutions': '/services/ai-solutions',
  '/tools': '/tools/genai-landscape',
  '/blogs': '/blog',
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

/** The page of a file in content/pages: its headings, points and buttons. */
const copyOf = ({ heading, lead, actions = [], sections = {}, cta }: (typeof copies)[number]) => ({
  texts: [
    heading,
    lead,
    ...Object.values(sections).flatMap((section) => [
      section.heading,
      ...(section.points ?? []).map(({ title }) => title),
    ]),
    cta?.heading,
  ],
  links: [...actions, ...(cta?.actions ?? [])].map(({ label, href }) => [label, href] as const),
});
// The page of a preview shows its words until a post is chosen, and privacy has other sections.
const special = ['/blog/preview', '/privacy'];
const copies = pages.all().filter(({ id }) => !special.includes(pagePath(id) ?? '/privacy'));

test('pages show the headings and buttons of their file', () => {
  expect(copies.length).toBeGreaterThan(10);
  expect(copies.flatMap((page) => missingOn(pagePath(page.id) ?? '', copyOf(page)))).toEqual([]);
});

const cases: Record<string, readonly (readonly [path: string, Shown])[]> = {
  'home: products, services, demos, results and newest pieces (P1)': [
    [
      '/',
      {
        texts: [
          ...products().map(({ title }) => title),
          ...(pages.getOrThrow('home').results ?? []).flatMap(({ industry, metric }) => {
            const { headline, detail } = publishedResult(industry, metric);
            return [headline, detail];
          }),
        ],
        links: [
          ['Get Started', '/contact'],
          ['Learn more', '/services'],
          ['AI Enablement', '/services/ai-enablement'],
          ['AI Strategy', '/services/ai-strategy'],
          ['AI Solution Development', '/services/ai-solution-development'],
          ...active.map(({ id, name }) => [name, `/demos/${id}`] as const),
          ['View All Demos', '/demos'],
          ...newestPieces(3).map(({ title, href }) => [title, href] as const),
          contact,
          explore,
        ],
      },
    ],
  ],
  'about: mission, vision, team (P2)': [
    [
      '/about',
      {
        texts: ['Our Mission', 'Our Vision', ...leadership().map(({ name }) => name)],
        links: [contact, ['Explore Our Services', '/services']],
      },
    ],
  ],
  'services: three cards, three frameworks (P4)': [
    [
      '/services',
      {
        texts: [
          'How We Do It',
          'AI Empowerment Framework (AIEF)',
          'Global Synergy Framework',
          'DataRefine AI Framework',
        ],
        links: [
          ['AI Enablement', '/services/ai-enablement'],
          ['AI Strategy', '/services/ai-strategy'],
          ['AI Solution Development', '/services/ai-solution-development'],
          contact,
        ],
      },
    ],
  ],
  'a service: offerings with features, products with a button, call to action (P5)': services().map(
    ({ id, title, offerings, products: ids, cta }) => [
      `/services/${id}`,
      {
        texts: [
          title,
          cta.heading,
          ...offerings.flatMap((offering) => [offering.title, ...offering.features]),
        ],
        links: [
          contact,
          explore,
          ...offerings.flatMap(({ related }) =>
            related ? [[related.label, related.href] as const] : [],
          ),
          ...products()
            .filter((product) => ids.includes(product.id))
            .map(({ shortName }) => [`Learn more about ${shortName}`, '/contact'] as const),
        ],
      },
    ],
  ),
  'insights: what is planned (P6)': [['/insights', { texts: ['Coming Soon'] }]],
  'contact: e-mail address and place': [
    [
      '/contact',
      {
        texts: [`${site().address.city}, ${site().address.state}`],
        links: [[site().email, `mailto:${site().email}`]],
      },
    ],
  ],
  'white papers (W1)': [
    [
      '/whitepapers',
      {
        texts: ['Featured Research', 'Read Paper'],
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
      const fitting = active.filter((demo) =>
        [...demo.industries, ...demo.technology].some((tag) => industry.demoTags.includes(tag)),
      );
      return [
        `/industries/${id}`,
        {
          texts: [
            ...[title, 'Industry Snapshot', snapshot.quote, `Benefits of AI in ${name}`],
            ...snapshot.stats.flatMap(({ text }) => {
              const [figure = '', ...rest] = text.split(' ');
              return [figure, rest.join(' ')];
            }),
            ...benefits.map((text) => text.replace(/^[✓✔]\s*/, '')),
            'Click a use case to learn more about it',
            ...industry.use_cases.flatMap((use) => [use.title, ...use.kpi]),
            ...metrics.map(({ headline }) => headline),
            fitting.length > 0 ? 'Demos & Resources Hub' : undefined,
            cta.headline ?? 'Ready to Begin Your AI Journey?',
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
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap(([path, shown]) => missingOn(path, shown))).toEqual([]);
  });
}

test('a person of the team links the page of their pieces, if there are any (B15)', () => {
  const linked = textsOf(mainOf(exportedPage('/about').html), 'a').map(({ attributes }) =>
    attributes.get('href'),
  );
  for (const { name } of leadership()) {
    const path = `/blog/authors/${slugOf(name)}`;
    expect(linked.includes(path), name).toBe(authorPaths().includes(path));
  }
});

test('the contents of a paper are its headings', () => {
  for (const { id } of papers()) {
    const main = mainOf(exportedPage(`/whitepapers/${id}`).html);
    const contents =
      main.slice(main.indexOf('<nav aria-label="Contents"')).split('</nav>')[0] ?? '';
    const links = textsOf(contents, 'a').map(({ text }) => text);
    expect(links.length).toBeGreaterThanOrEqual(5);
    const headings = textsOf(main, 'h2').map(({ text }) => text);
    expect(headings).toEqual(expect.arrayContaining(links));
  }
});

/** Messages for unknown addresses (R4, B8, J2, D4 and I1), with the way on. */
const notFound: [path: string, texts: string[], way: [label: string, href: string]][] = [
  ...['/no-such-page', '/services/none', '/tools/none'].map((path): (typeof notFound)[number] => [
    path,
    ['Page Not Found', "The page you're looking for doesn't exist."],
    ['Back to Home', '/'],
  ]),
  ...['/blog/none', '/blogs/none'].map((path): (typeof notFound)[number] => [
    path,
    ['Blog Post Not Found', "The blog post you're looking for doesn't exist or has been removed."],
    ['Back to Blog', '/blog'],
  ]),
  ['/careers/none', ['Job Not Found'], ['Back to Careers', '/careers']],
  [
    '/demos/none',
    [
      'Demo Not Found',
      "We couldn't find the demo you're looking for. Please return to the demos dashboard.",
    ],
    ['Back to Demos', '/demos'],
  ],
  ['/industries/none', ['Industry not found'], ['All Industries', '/industries']],
];

test('unknown addresses say what was not found and lead on', async ({ request }) => {
  for (const [path, texts, [label, href]] of notFound) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(404);
    expect(isHidden(html), path).toBe(true);
    expect(textOf(html, 'title'), path).toContain(texts[0]);
    for (const text of texts) expect(wordsOfMain(html), path).toContain(text);
    const links = textsOf(mainOf(html), 'a').filter(
      ({ text, attributes }) => attributes.get('href') === href && flat(text) === label,
    );
    expect(links, path).toHaveLength(1);
  }
});

test('/tools marks the menu item of the page that it repeats', async ({ page }) => {
  const marked = async (path: string) => {
    await page.goto(path);
    return page.getByRole('banner').locator('a[aria-current]').allTextContents();
  };
  const expected = await marked('/tools/genai-landscape');
  expect(expected.length).toBeGreaterThan(1);
  expect(await marked('/tools')).toEqual(expected);
});

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
    { 390: 1, 1440: active.length === 4 ? 4 : 3 },
  ],
  ['services', '/services', (page) => page.getByRole('main').getByRole('article'), { 1440: 3 }],
  [
    'about: team',
    '/about',
    (page) => band(page, sectionsOf('about').team?.heading ?? '').getByRole('listitem'),
    { 1440: 3 },
  ],
  [
    'white papers',
    '/whitepapers',
    (page) => band(page, 'Featured Research').getByRole('article'),
    { 390: 1, 1440: 2 },
  ],
  [
    'use cases (I1)',
    `/industries/${industries()[0]?.id}`,
    (page) => band(page, 'Featured AI Use Cases').getByRole('article'),
    { 390: 1, 800: 2, 1440: 4 },
  ],
];

for (const [name, path, items, widths] of grids) {
  test(`${name}: items in a row`, async ({ page }) => {
    await page.goto(path);
    for (const [width, expected] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      expect(await columns(items(page)), `at ${width} px`).toBe(expected);
    }
  });
}

test('about: the fourth person is centered below the others (P2)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const team = band(page, sectionsOf('about').team?.heading ?? '').getByRole('listitem');
  await expect(team).toHaveCount(4);
  const box = await team.nth(3).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(1440 / 2, -1);
});

test('heading and picture of a service do not overlap, nor is its picture too high (P5)', async ({
  page,
}) => {
  await page.goto('/services/ai-strategy');
  for (const width of [768, 900, 1023, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const picture = await page.getByRole('main').locator('section img').first().boundingBox();
    const right = (heading?.x ?? Number.NaN) + (heading?.width ?? Number.NaN);
    expect(right, `heading and picture at ${width} px`).toBeLessThanOrEqual(picture?.x ?? 0);
  }
  for (const path of ['/services/ai-solutions', '/services/ai-products']) {
    await page.goto(path);
    const picture = page.getByRole('main').locator('section img').first();
    expect((await picture.boundingBox())?.height, path).toBeLessThanOrEqual(400);
  }
});

test('the longest allowed figure fits its card at every width (I2)', async ({ page }) => {
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
});
