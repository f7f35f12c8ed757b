import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '#lib/site/routes';

import { judge } from './support/axe';
import { demos } from './support/content';
import { complaints } from './support/page';
import { fresh, when, withoutScripts } from './support/test';

// The demo with a model, in the viewer's frame.

const hasReader = demos().some(({ id }) => id === 'computer-vision');
const test = when(hasReader, fresh);

const samples = 'packages/demos/computer-vision/samples';
type Sample = Record<'id' | 'kind' | 'language' | 'condition', string> & {
  fields: Record<string, string>;
};
const truth: Sample[] = hasReader ? JSON.parse(readFileSync(`${samples}/truth.json`, 'utf8')) : [];
/** Receipts are small, so they are read soon. */
const receipts = truth.filter(({ kind }) => kind === 'receipt');

// Networks in WebAssembly take a minute on a busy machine.
test.slow();
const patient = { timeout: 240_000 };

async function open(page: Page): Promise<FrameLocator> {
  await page.goto(routes.demo('computer-vision'));
  return page.locator('iframe').contentFrame();
}

const load = (demo: FrameLocator) => demo.getByRole('button', { name: /^Load the reader \(/ });
const nameOf = (sample: Sample | undefined) =>
  `${sample?.kind} in ${sample?.language === 'de' ? 'German' : 'English'}, ${sample?.condition}`;
const status = (demo: FrameLocator | Page) => demo.locator('#reader-status');
const choose = (page: Page, sample: Sample | undefined) =>
  page.locator(`[name=sample][value=${sample?.id}]`).check();
const field = (page: Page, name: string) =>
  page
    .getByRole('row', { name: new RegExp(`^\\d ${name}`) })
    .getByRole('cell')
    .first();
const upload = (demo: FrameLocator | Page, name: string, buffer: Buffer) =>
  demo.locator('#document-file').setInputFiles({ name, mimeType: 'image/png', buffer });

// Each start of the networks takes seconds, so one test asks all that needs them.
test('asks before it loads, can be canceled, is stored, and reads offline', async ({ page }) => {
  const faults = complaints(page);
  let loaded: Promise<number>[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  page.on('response', (response) => {
    const request = response.request();
    if (request.frame() === page.mainFrame()) return;
    loaded.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  const sum = async () => (await Promise.all(loaded)).reduce((total, each) => total + each, 0);
  const demo = await open(page);
  await expect(load(demo)).toBeVisible();
  await expect(demo.getByRole('img', { name: /^receipt/ })).toBeVisible();
  expect(await sum()).toBeGreaterThan(50_000);
  expect(await sum()).toBeLessThanOrEqual(150_000);
  const [, named] = /\((.*) MB\)/.exec((await load(demo).textContent()) ?? '') ?? [];

  const cancel = demo.getByRole('button', { name: 'Cancel' });
  await page.route('**/*.bin', () => undefined);
  await load(demo).press('Enter');
  await cancel.press('Enter');
  await expect(status(demo)).toHaveText('Canceled.');
  await expect(load(demo)).toBeFocused();
  await page.unroute('**/*.bin');
  loaded = [];
  await page.keyboard.press('Enter');
  await expect(status(demo)).toHaveText('Reading the lines.', patient);
  // Rounded, and the program of the worker is not counted.
  expect(Math.abs((await sum()) / 1e6 - Number(named))).toBeLessThan(0.2);
  await cancel.press('Enter');
  await expect(status(demo)).toHaveText('Canceled.', patient);
  const stored = /^Start the reader \(.* stored here\)$/;
  await expect(demo.getByRole('button', { name: stored })).toBeFocused();

  // In a window of its own, because axe does not enter frames of another origin.
  await page.goto((await page.locator('iframe').getAttribute('src')) ?? '');
  await page.route('**/*.bin', (route) => route.abort());
  const [first, second] = receipts;
  await choose(page, first);
  await expect(page.getByRole('img', { name: nameOf(first) })).toBeVisible();
  await page.getByRole('button', { name: stored }).press('Enter');
  await expect(status(page)).toContainText('lines read', patient);
  for (const [name, value] of Object.entries(first?.fields ?? {})) {
    await expect(field(page, name)).toHaveText(value);
  }
  await expect(status(page)).toContainText('Net and tax make the total.');
  const output = page.getByLabel('Output', { exact: true });
  await expect(output).toHaveValue(/"sumsMatch": true/);
  await page.getByText('CSV', { exact: true }).click();
  await expect(output).toHaveValue(new RegExp(`^total,"${first?.fields.total}",`, 'm'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('document.csv');

  // A picture that is chosen while another is read is the one that is shown and read.
  await choose(page, second);
  const white = { width: 300, height: 200, channels: 3 as const, background: '#fff' };
  await upload(page, 'blank.png', await sharp({ create: white }).png().toBuffer());
  await expect(status(page)).toHaveText('No text was found in this picture.', patient);

  await page.context().setOffline(true);
  // Its first lines, which are read sooner than the whole.
  const lines = { left: 0, top: 0, width: 560, height: 150 };
  const turned = sharp(`${samples}/${first?.id}.webp`).extract(lines).rotate(180).png();
  await upload(page, 'turned.png', await turned.toBuffer());
  await expect(status(page)).toContainText('The picture was turned by 180 degrees.', patient);
  await expect(field(page, 'supplier')).toHaveText(first?.fields.supplier ?? '');
  expect([...hosts]).toEqual(['localhost']);

  await page.context().setOffline(false);
  await page.getByText('Its own mistakes').click();
  await judge(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('radio', { name: 'Read a document' }).press('ArrowRight');
  await expect(page.getByText(/\d+ regions found/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Document', exact: true })).toBeHidden();
  await judge(page);
  expect(faults).toEqual([]);
});

when(hasReader, withoutScripts)('says that it needs scripts', async ({ page }) => {
  const demo = await open(page);
  await expect(demo.getByText('It needs scripts to run.')).toBeVisible();
  await expect(demo.getByText('Count parts', { exact: true })).toBeHidden();
});

test('shows its results, and says what went wrong', async ({ page }, info) => {
  const demo = await open(page);
  const evaluation = readFileSync('packages/demos/computer-vision/evaluation.json', 'utf8');
  const { groups, mistakes } = JSON.parse(evaluation);
  const results = demo.getByRole('region', { name: 'Measured results' });
  await expect(results.getByRole('row')).toHaveCount(groups.length + 1);
  await demo.getByText('Its own mistakes').click();
  await expect(demo.getByText(`was read as “${mistakes[0].read}”`)).toBeVisible();
  const dot = { width: 20, height: 20, channels: 3 as const, background: '#000' };
  for (const [content, fault] of [
    [Buffer.from('These are no pixels.'), 'not a picture'],
    [Buffer.alloc(0), 'This file is empty.'],
    [await sharp({ create: dot }).png().toBuffer(), 'too small to read: 20 × 20 pixels'],
  ] as const) {
    await upload(demo, 'own.png', content);
    await expect(status(demo)).toContainText(fault);
  }
  const huge = info.outputPath('huge.png');
  writeFileSync(huge, Buffer.alloc(30_000_001));
  await demo.locator('#document-file').setInputFiles(huge);
  await expect(status(demo)).toHaveText('This file is larger than 30 MB.');

  await page.route('**/*.bin', (route) => route.fulfill({ status: 503 }));
  await load(demo).click();
  const reason = 'The reader could not start here: The host answered 503';
  await expect(status(demo)).toHaveText(reason, patient);
  await expect(load(demo)).toBeEnabled();

  await page.addInitScript('delete globalThis.WebAssembly');
  await page.reload();
  await expect(demo.getByText('which has no WebAssembly')).toBeVisible();
  await expect(load(demo)).toHaveCount(0);
});
