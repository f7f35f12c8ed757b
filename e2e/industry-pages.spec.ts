import { expect, type Page } from '@playwright/test';
import { demos, type Industry, industries } from './support/content';
import { band, closingCall, columns, expectLink } from './support/page';
import { test } from './support/visit';

const caseCards = (page: Page) => band(page, 'Featured AI Use Cases').getByRole('article');

/** A demo matches if it is active and any of its tags is one of the industry's. */
const matching = ({ demoTags }: Industry) =>
  demos().filter(
    ({ active, industries: fields, technology }) =>
      active && [...fields, ...technology].some((tag) => demoTags.includes(tag)),
  );

for (const industry of industries()) {
  test(`/industries/${industry.id}: every section with its counts`, async ({ page }) => {
    await page.goto(`/industries/${industry.id}`);
    const name = industry.title.replace('AI for ', '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(industry.title);

    const snapshot = band(page, 'Industry Snapshot');
    await expect(snapshot).toContainText(industry.snapshot.quote);
    const stats = snapshot.getByRole('listitem');
    await expect(stats).toHaveCount(3);
    for (const [index, { text }] of industry.snapshot.stats.entries()) {
      const [lead = '', ...rest] = text.split(' ');
      await expect(stats.nth(index).locator('strong')).toHaveText(lead);
      await expect(stats.nth(index)).toContainText(rest.join(' '));
    }

    const benefits = band(page, `Benefits of AI in ${name}`);
    await expect(benefits.locator('img')).toHaveCount(1);
    await expect(benefits.getByRole('listitem')).toHaveText(
      industry.benefits.map((text) => text.replace(/^[✓✔]\s*/, '')),
    );
    await expect(benefits.getByRole('listitem')).toHaveCount(4);

    await expect(band(page, 'Featured AI Use Cases')).toContainText(
      'Click a use case to learn more about it',
    );
    await expect(caseCards(page)).toHaveCount(8);
    for (const [index, { title, kpi }] of industry.use_cases.entries()) {
      const card = caseCards(page).nth(index);
      await expect(card.getByRole('heading')).toHaveText(title);
      await expect(card.getByRole('listitem')).toHaveText(kpi);
    }

    const metrics = band(page, 'Success Metrics').getByRole('listitem');
    await expect(metrics.getByRole('heading')).toHaveText(
      industry.success_metrics.map(({ headline }) => headline),
    );
    await expect(metrics).toHaveCount(5);

    const fitting = matching(industry);
    const hub = band(page, 'Demos & Resources Hub');
    await expect(hub).toHaveCount(fitting.length > 0 ? 1 : 0);
    for (const { id, name: demo } of fitting) {
      await expectLink(hub, demo, `/demos/${id}`);
    }
    await expect(hub.getByText('Launch Demo')).toHaveCount(fitting.length);

    const call = closingCall(page);
    await expect(call.getByRole('heading')).toHaveText(
      industry.cta.headline ?? 'Ready to Begin Your AI Journey?',
    );
    await expectLink(call, industry.cta.button ?? 'Contact Us', '/contact');
    await expectLink(call, 'Explore All Services', '/services');
  });
}

for (const { width, expected } of [
  { width: 390, expected: 1 },
  { width: 800, expected: 2 },
  { width: 1440, expected: 4 },
]) {
  test(`use cases stand ${expected} to a row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/industries/logistics');
    expect(await columns(caseCards(page))).toBe(expected);
  });
}
