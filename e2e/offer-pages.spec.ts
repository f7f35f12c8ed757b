import { expect } from '@playwright/test';
import { authorPaths, demos, products, services, slugOf } from './support/content';
import { band, closingCall, columns, expectLink, hydrated } from './support/page';
import { variant } from './support/variants';
import { test } from './support/visit';

const productTitles = products().map(({ title }) => title);
const withOfferings = services().filter(({ offerings }) => offerings.length > 0);

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

  const results = band(page, 'What others measured').getByRole('listitem');
  await expect(results).toHaveCount(4);
  for (const result of await results.all()) {
    await expect(result.getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(result.locator('a[href^="/industries/"]')).toHaveCount(1);
    await expect(result.locator('a[href^="https://"]')).toHaveCount(1);
  }
  await expect(band(page, 'New in our blog and papers').getByRole('article')).toHaveCount(3);

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

  // The whole card is a link.
  const card = cards.nth(1);
  await card.scrollIntoViewIfNeeded();
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL('/services/ai-strategy');
});

for (const [index, { id, offerings, cta }] of withOfferings.entries()) {
  const path = `/services/${id}`;
  test(
    `${path}: offerings with features, links to other pages`,
    variant(index),
    async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(
        offerings.map(({ title }) => title),
      );
      for (const { title, related } of offerings) {
        const row = main
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
        await expect(row.getByRole('heading', { name: 'Key features' })).toBeVisible();
        // Every offering has at least three features.
        expect(await row.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
        await expect(row.getByRole('link')).toHaveCount(related ? 1 : 0);
        if (related) await expectLink(row, related.label, related.href);
      }
      await expectLink(main, 'Get Started', '/contact');
      await expect(closingCall(page).getByRole('heading')).toHaveText(cta.heading);
      await expectLink(closingCall(page), 'Contact Us', '/contact');
      await expectLink(closingCall(page), 'Explore All Services', '/services');

      for (const width of [768, 900, 1023, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const heading = await main.getByRole('heading', { level: 1 }).boundingBox();
        const picture = await main.locator('section img').first().boundingBox();
        const right = (heading?.x ?? Number.NaN) + (heading?.width ?? Number.NaN);
        expect(right, `heading and picture at ${width} px`).toBeLessThanOrEqual(picture?.x ?? 0);
      }
    },
  );
}

for (const { id, cta, products: ids } of services().filter((service) => service.products.length)) {
  const path = `/services/${id}`;
  test(`${path}: each product and its button`, async ({ page }) => {
    await page.goto(path);
    const articles = page.getByRole('main').getByRole('article');
    const shown = ids.flatMap((each) => products().find((product) => product.id === each) ?? []);
    await expect(articles.getByRole('heading', { level: 3 })).toHaveText(
      shown.map(({ title }) => title),
    );
    await expect(closingCall(page).getByRole('heading')).toHaveText(cta.heading);
    for (const [index, { shortName }] of shown.entries()) {
      const button = `Learn more about ${shortName}`;
      await expectLink(articles.nth(index), button, '/contact');
    }
    const art = page.getByRole('main').locator('section').first().locator('img');
    await expect(art).toHaveCount(1);
    expect((await art.boundingBox())?.height).toBeLessThanOrEqual(400);
  });
}

test('an intro picture that fails falls back to the default cover', { tag: '@full' }, async ({
  page,
}) => {
  await page.route('**/art/services.*', (route) => route.fulfill({ status: 404 }));
  for (const { id } of withOfferings.slice(0, 1)) {
    await page.goto(`/services/${id}`);
    await hydrated(page.getByRole('main'));
    const picture = page.getByRole('main').locator('section').first().locator('img');
    await expect(picture).toHaveAttribute('src', '/art/default.cover.hero.svg');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('about: statements, team, links to other pages', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  const team = band(page, 'Meet The Team').getByRole('listitem');
  await expect(team).toHaveCount(4);
  expect(await columns(team)).toBe(3);
  for (const card of await team.all()) {
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const written = authorPaths().filter((path) => path.endsWith(`/${slugOf(name)}`));
    const links = card.getByRole('link', { name: `Articles and papers by ${name}` });
    await expect(links).toHaveCount(written.length);
    for (const path of written) await expect(links).toHaveAttribute('href', path);
  }
  const fourth = await team.nth(3).boundingBox();
  expect((fourth?.x ?? 0) + (fourth?.width ?? 0) / 2).toBeCloseTo(1440 / 2, -1);
  await expectLink(closingCall(page), 'Contact Us', '/contact');
  await expectLink(closingCall(page), 'Explore Our Services', '/services');
});
