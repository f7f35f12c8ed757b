import { expect } from '@playwright/test';
import { demos, products } from './support/content';
import { band, closingCall, columns, expectLink, hydrated } from './support/page';
import { test } from './support/visit';

const productTitles = [
  'ACTTOV agentic AI for CX',
  'Kelly the benefits guru',
  'GAEnie for HR',
  'AI Podcast Generator',
  'AI-Driven Newsletter Generator',
];

const services = [
  {
    path: '/services/ai-readiness-and-adoption',
    offerings: [
      'AI Readiness Assessment',
      'AI Data Readiness',
      'AI Governance Framework',
      'AI Platform Consulting',
    ],
  },
  {
    path: '/services/ai-enablement',
    offerings: [
      'AI Enablement Accelerator',
      'AI Enablement Center',
      'AI Readiness',
      'AI Pilot & Prototyping',
    ],
  },
  {
    path: '/services/ai-strategy',
    offerings: [
      'AI Platform Consulting',
      'AI Governance',
      'Fractional AI Leadership',
      'AI Roadmap & Use Case Development',
    ],
    call: 'Ready to Build Your AI Strategy?',
  },
  {
    path: '/services/ai-solution-development',
    offerings: [
      'AI Data Integration',
      'AI Transformation',
      'AI Agent Development',
      'Autonomous Multi-Agent Platform',
    ],
  },
];

test('home: sections, cards and buttons', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  await expectLink(hero, 'Get Started', '/contact');
  await expectLink(hero, 'Learn more about our services', '/services');

  const carousel = band(page, 'Our AI Products');
  await expect(carousel.getByRole('heading', { level: 3 })).toHaveText(productTitles);
  const inView = await carousel.getByRole('group').evaluateAll(
    (cards, width) =>
      cards.filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left >= 0 && right <= width;
      }).length,
    1440,
  );
  expect(inView).toBe(2);

  const offer = band(page, 'Our Services');
  await expect(offer.getByRole('article')).toHaveCount(3);
  await expectLink(offer, 'AI Enablement', '/services/ai-enablement');
  await expectLink(offer, 'AI Strategy', '/services/ai-strategy');
  await expectLink(offer, 'AI Solution Development', '/services/ai-solution-development');

  const active = demos().filter((demo) => demo.active);
  const gallery = band(page, 'Our Interactive AI Demos');
  await expect(gallery.getByRole('article')).toHaveCount(active.length);
  for (const { id, name } of active) await expectLink(gallery, name, `/demos/${id}`);
  expect(await columns(gallery.getByRole('article'))).toBe(active.length === 4 ? 4 : 3);
  await expectLink(gallery, 'View All Demos', '/demos');

  await expectLink(closingCall(page), 'Contact Us', '/contact');
  await expectLink(closingCall(page), 'Explore All Services', '/services');
});

test('services: three cards, three frameworks, a closing call', async ({ page }) => {
  await page.goto('/services');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  expect(await columns(cards)).toBe(3);
  const routes = ['ai-enablement', 'ai-strategy', 'ai-solution-development'];
  const titles = ['AI Enablement', 'AI Strategy', 'AI Solution Development'];
  for (const [index, title] of titles.entries()) {
    const card = cards.nth(index);
    await expectLink(card, title, `/services/${routes[index]}`);
    await expect(card).toContainText('Learn more');
  }
  const frameworks = band(page, 'How We Do It');
  await expect(frameworks.getByRole('heading', { level: 3 })).toHaveText([
    'AI Empowerment Framework (AIEF)',
    'Global Synergy Framework',
    'DataRefine AI Framework',
  ]);
  await expectLink(closingCall(page), 'Contact Us', '/contact');
  // Only one of the two buttons of the call to action: the other would link the page itself
  // (docs/decisions/0015).
  await expect(closingCall(page).getByRole('link')).toHaveCount(1);
});

test('services: the whole card is the link', async ({ page }) => {
  await page.goto('/services');
  const card = page.getByRole('main').getByRole('article').nth(1);
  await card.scrollIntoViewIfNeeded();
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL('/services/ai-strategy');
});

for (const { path, offerings, call } of services) {
  test(`${path}: offerings with features, links to other pages`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(offerings);
    for (const title of offerings) {
      const row = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect(row.getByRole('heading', { name: 'Key features' })).toBeVisible();
      // Every offering has at least three features.
      expect(await row.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    }
    await expectLink(main, 'Get Started', '/contact');
    if (call) await expect(closingCall(page).getByRole('heading')).toHaveText(call);
    await expectLink(closingCall(page), 'Contact Us', '/contact');
    await expectLink(closingCall(page), 'Explore All Services', '/services');
  });
}

test('AI Enablement names the 4-week program', async ({ page }) => {
  await page.goto('/services/ai-enablement');
  await expect(page.getByRole('main')).toContainText('4-week AI literacy program');
});

for (const { path, count } of [
  { path: '/services/ai-solutions', count: 3 },
  { path: '/services/ai-products', count: 5 },
]) {
  test(`${path}: each product and its button`, async ({ page }) => {
    await page.goto(path);
    const articles = page.getByRole('main').getByRole('article');
    const shown = productTitles.slice(0, count);
    await expect(articles.getByRole('heading', { level: 3 })).toHaveText(shown);
    for (const [index, title] of shown.entries()) {
      const { shortName } = products().find((product) => product.title === title) ?? {};
      const button = `Learn more about ${shortName}`;
      await expectLink(articles.nth(index), button, '/contact');
    }
    const art = page.getByRole('main').locator('section').first().locator('img');
    await expect(art).toHaveCount(1);
    expect((await art.boundingBox())?.height).toBeLessThanOrEqual(400);
  });
}

test('an intro picture that fails falls back to the default cover', async ({ page }) => {
  await page.route('**/art/services.*', (route) => route.fulfill({ status: 404 }));
  for (const { path } of services) {
    await page.goto(path);
    await hydrated(page.getByRole('main'));
    const picture = page.getByRole('main').locator('section').first().locator('img');
    await expect(picture).toHaveAttribute('src', '/art/default.cover.hero.svg');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('AI Solutions closes with its own call', async ({ page }) => {
  await page.goto('/services/ai-solutions');
  await expect(closingCall(page).getByRole('heading')).toHaveText("Discover What's Possible");
});

test('about: statements, team, links to other pages', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  const team = band(page, 'Meet The Team').getByRole('listitem');
  await expect(team).toHaveCount(4);
  expect(await columns(team)).toBe(3);
  const fourth = await team.nth(3).boundingBox();
  expect((fourth?.x ?? 0) + (fourth?.width ?? 0) / 2).toBeCloseTo(1440 / 2, -1);
  await expectLink(closingCall(page), 'Contact Us', '/contact');
  await expectLink(closingCall(page), 'Explore Our Services', '/services');
});
