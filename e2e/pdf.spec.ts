import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { papers, site } from './support/content';
import { readFrontMatter } from './support/front-matter';
import { textsOf } from './support/html';
import { exportedPage, exportedPages } from './support/sitemap';
import { test } from './support/test';
import { firstOf, variant } from './support/variants';

const content = fileURLToPath(new URL('../content/whitepapers', import.meta.url));
const downloadable = papers().filter(
  ({ id }) =>
    readFrontMatter(readFileSync(path.join(content, `${id}.md`), 'utf8')).data.downloadable,
);
/**
 * Encodings of a title that Chromium writes: in parentheses, or as UTF-16BE in hexadecimal (ISO
 * 32000-1, 7.9.2).
 */
const titles = (text: string) => [
  `/Title (${text.replace(/[\\()]/g, '\\$&')})`,
  `/Title <FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`,
];
const posterName = `${site().name.toLowerCase()}-genai-landscape`;

test('there are papers to download', () => {
  expect(downloadable.length).toBeGreaterThan(0);
});

test('papers download as tagged PDFs', async ({ request }) => {
  for (const { id, title } of downloadable) {
    const address = `/whitepapers/${id}.pdf`;
    const links = textsOf(exportedPage(`/whitepapers/${id}`).html, 'a').filter(
      ({ attributes }) => attributes.get('href') === address,
    );
    expect(links.map(({ text }) => text.trim())).toEqual([
      expect.stringMatching(/^Download PDF \(\d+(\.\d)? [kM]B\)$/),
    ]);

    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const pdf = (await answer.body()).toString('latin1');
    expect(pdf.startsWith('%PDF-1.')).toBe(true);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/Outlines');
    expect(pdf).toMatch(/\/Lang \(en-US\)/);
    expect(titles(title).some((written) => pdf.includes(written))).toBe(true);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThanOrEqual(5);
    // Links to other sites, to other pages of this site, and from the contents to the headings.
    expect(pdf.match(/\/URI \(https:/g)?.length).toBeGreaterThanOrEqual(5);
    expect(pdf.match(/\/Dest\b/g)?.length).toBeGreaterThanOrEqual(5);
    expect(pdf).not.toContain('/URI (file:');
  }
});

test('the infographic downloads as PNG, and as SVG beside it', async ({ page, request }) => {
  await page.goto('/tools/genai-landscape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download the infographic/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${posterName}.png`);
  await expect(page.getByRole('link', { name: 'SVG version' })).toHaveAttribute(
    'download',
    `${posterName}.svg`,
  );

  const answer = await request.get(`/landscape/${posterName}.png`);
  expect(answer.headers()['content-type']).toBe('image/png');
  const png = await answer.body();
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2480, 3508]);
  expect(png.length).toBeLessThan(2_000_000);
});

test('no page contains a placeholder for a size', () => {
  const waiting = exportedPages().filter(({ html }) => html.includes('[size of '));
  expect(waiting.map(({ path: at }) => at)).toEqual([]);
});

for (const [index, format] of (['A4', 'Letter'] as const).entries()) {
  test(
    `pages print on ${format} without what only a screen can use`,
    variant(index),
    async ({ page }) => {
      const addresses = ['/industries/logistics', '/', `/whitepapers/${downloadable[0]?.id}`];
      for (const address of firstOf(addresses, 1)) {
        await page.goto(address);
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('.contact-widget')).toBeHidden();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
        const pdf = (await page.pdf({ format, tagged: true })).toString('latin1');
        expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThanOrEqual(2);
        await page.emulateMedia({ media: null });
      }
    },
  );
}
