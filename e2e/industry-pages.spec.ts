import { expect, type Page } from '@playwright/test';
import { demos, type Industry, industries } from './support/content';
import { band, closingCall, columns, expectLink } from './support/page';
import { firstOf, variant } from './support/variants';
import { test } from './support/visit';

const caseCards = (page: Page) => band(page, 'Featured AI Use Cases').getByRole('article');

/** Demos of an industry: active, with at least one of its tags (docs/specification.md I3). */
const matching = ({ demoTags }: Industry) =>
  demos().filter(
    ({ active, industries: fields, technology }) =>
      active && [...fields, ...technology].some((tag) => demoTags.includes(tag)),
  );

for (const [index, industry] of industries().entries()) {
  test(
    `/industries/${industry.id}: every section with its counts`,
    variant(index),
    async ({ page }) => {
      await page.goto(`/industries/${industry.id}`);
      const name = industry.title.replace('AI for ', '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(industry.title);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expectLink(trail, 'Industries', '/industries');
      await expect(trail.locator('[aria-current="page"]')).toHaveText(name);

      const snapshot = band(page, 'Industry Snapshot');
      await expect(snapshot).toContainText(industry.snapshot.quote);
      const stats = snapshot.getByRole('listitem');
      await expect(stats).toHaveCount(3);
      for (const [index, { text }] of industry.snapshot.stats.entries()) {
        const [lead = '', ...rest] = text.split(' ');
        await expect(stats.nth(index).locator('strong')).toHaveText(lead);
        await expect(stats.nth(index)).toContainText(rest.join(' '));
        // The text below the figure starts with a capital letter.
        expect(rest.join(' ')).toMatch(/^\p{Lu}/u);
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
        await expect(card.getByRole('listitem')).toHaveText([kpi].flat());
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
    },
  );
}

test('/industries: every industry with its picture, line and figure', async ({ page }) => {
  await page.goto('/industries');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(industries().length);
  for (const { id, title, subtitle, snapshot } of industries()) {
    const name = title.replace('AI for ', '');
    const card = page.getByRole('article', { name, exact: true });
    await expectLink(card, name, `/industries/${id}`);
    await expect(card.locator('img')).toHaveAttribute('src', new RegExp(`industries\\.${id}\\.`));
    await expect(card).toContainText(subtitle);
    await expect(card).toContainText(snapshot.stats[0]?.text ?? '');
  }
});

test('/industries has full rows and figures that fit at every width', async ({ page }) => {
  await page.goto('/industries');
  const cards = page.getByRole('main').getByRole('article');
  const figures = cards.locator('strong');
  // The longest figure allowed.
  await figures.evaluateAll((nodes) => {
    for (const node of nodes) node.textContent = '$200.5B–$340.5B'.slice(0, 14);
  });
  for (const { width, rows } of [
    { width: 390, rows: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
    { width: 768, rows: [1, 2, 2, 2, 2] },
    { width: 1280, rows: [3, 3, 3] },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((nodes) =>
      nodes.map((node) => Math.round(node.getBoundingClientRect().top)),
    );
    expect([...new Set(tops)].map((top) => tops.filter((other) => other === top).length)).toEqual(
      rows,
    );
    const tooWide = await figures.evaluateAll(
      (nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth).length,
    );
    expect(tooWide, `too wide at ${width} px`).toBe(0);
  }
});

test('use cases are 1, 2 or 4 to a row', async ({ page }) => {
  await page.goto('/industries/logistics');
  for (const [width, expected] of [
    [390, 1],
    [800, 2],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(caseCards(page)), `at ${width} px`).toBe(expected);
  }
});

const figureOf = ({ text }: { text: string }) => text.slice(0, text.indexOf(' '));
/** The industry with the longest figure in its snapshot. */
const longest = industries()
  .map(({ id, snapshot }) => ({
    id,
    most: Math.max(...snapshot.stats.map((s) => figureOf(s).length)),
  }))
  .reduce((a, b) => (b.most > a.most ? b : a));

test('a stat card shows its figure in one line at every width', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(`/industries/${longest.id}`);
  const stats = band(page, 'Industry Snapshot').getByRole('listitem');

  /** Figures that overflow the text box of their card, with the number of lines of each. */
  const figures = () =>
    stats.evaluateAll((cards) =>
      cards.map((card) => {
        const figure = card.querySelector('strong');
        const box = card.firstElementChild;
        if (!figure || !box) throw new Error('A stat without a figure');
        const range = document.createRange();
        range.selectNodeContents(figure);
        const words = range.getBoundingClientRect();
        const edge = box.getBoundingClientRect();
        const inset = Number.parseFloat(getComputedStyle(box).paddingLeft);
        return {
          fits: words.left >= edge.left + inset - 1 && words.right <= edge.right - inset + 1,
          lines: Math.round(words.height / Number.parseFloat(getComputedStyle(figure).lineHeight)),
        };
      }),
    );
  const widths = firstOf([320, 640, 768, 1280, 390, 1024, 1440, 1680, 1920], 4);

  await test.step('inside the card', async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const { fits, lines } of await figures()) {
        expect(fits, `fits at ${width} px`).toBe(true);
        expect(lines, `lines at ${width} px`).toBe(1);
      }
    }
  });

  await test.step('in bold, with an icon that changes with the color', async () => {
    const looks = await stats.evaluateAll((cards) =>
      cards.map((card) => {
        const [figure, icon] = [card.querySelector('strong'), card.querySelector('svg')];
        if (!figure || !icon) return { weight: 0, color: '', iconColor: '', icon: '' };
        const { fontWeight, color } = getComputedStyle(figure);
        const iconColor = getComputedStyle(icon).color;
        return { weight: Number(fontWeight), color, iconColor, icon: icon.innerHTML };
      }),
    );
    expect(looks.map(({ weight }) => weight >= 700)).toEqual([true, true, true]);
    expect(new Set(looks.map(({ color }) => color)).size).toBe(3);
    expect(new Set(looks.map(({ icon }) => icon)).size).toBe(3);
    for (const { color, iconColor } of looks) expect(iconColor).toBe(color);
  });

  for (const text of ['€880.8B–€990.8B'.slice(0, 14), 'W'.repeat(14)]) {
    await test.step(`a figure such as ${text} fits too`, async () => {
      await stats.evaluateAll((cards, figure) => {
        for (const card of cards) card.querySelector('strong')?.replaceChildren(figure);
      }, text);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const { fits } of await figures()) {
          expect(fits, `fits at ${width} px`).toBe(true);
        }
      }
    });
  }
});
