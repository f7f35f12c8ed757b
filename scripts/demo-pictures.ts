import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';

import { demos } from '#lib/content/collections/demos';
import { thumbnailWidths } from '#lib/site/demo-thumbnail';
import { readEnv } from '#lib/site/env';
import { startDemoHost } from '#server/start';
import { findBrowser } from './browser';
import { buildDemos } from './build/demos';

const pictureFolder = 'public/images/demos';

/** What the picture of a demo shows. */
interface Shot {
  /** Element whose upper part is in the picture. */
  area: string;
  /** Button that is clicked before the picture is taken, by its accessible name. */
  click?: string | RegExp;
  /** Text that the click leads to. */
  until?: RegExp;
  /** Pixels that are left out at both sides, e.g. for round corners. */
  inset?: number;
  /** Start of the picture below the top of the element, as a share of the element's width. */
  from?: number;
}

/** The part of each demo that shows what it does, by id. */
const shots: Record<string, Shot> = {
  'computer-vision': {
    area: '#sheet',
    click: /^Load the reader/,
    until: /lines read/,
    inset: 8,
    from: 0.16,
  },
  'smart-dispatch-scheduler': { area: '#map', from: 0.04 },
  'ai-data-validation': { area: 'table:has(#rows) thead' },
  'appointment-scheduling': {
    area: '#log',
    click: 'Tuesday afternoon, 30 minutes with Dr. Ortiz',
    from: 0.165,
  },
  'transfer-pricing': { area: '.card:has(#chart)', from: 0.19 },
  'ai-behavioral-assessment': { area: '.card:has(#bars)', click: 'Fill in an example', from: 0.1 },
};

/** A weekday, so that calendars in the pictures are the same each time. */
const today = new Date('2026-03-02T09:00:00');

/**
 * Takes the pictures of the demos for their cards: the running demo in both color schemes, as AVIF
 * in the widths of `thumbnailWidths` and as JPEG for a failed request.
 */
async function takePictures(): Promise<void> {
  const shown = Object.entries(shots).filter(([id]) => demos.get(id));
  if (shown.length === 0) return;
  await buildDemos();
  // Another port than that of a preview that runs beside this.
  const host = await startDemoHost('.', { ...readEnv(), DEMO_PORT: 0 });
  const browser = await chromium.launch({ executablePath: findBrowser() });
  mkdirSync(pictureFolder, { recursive: true });
  try {
    for (const [id, shot] of shown) {
      for (const scheme of ['light', 'dark'] as const) {
        const png = await capture(browser, `http://localhost:${host.port}/${id}`, shot, scheme);
        await write(png, path.join(pictureFolder, scheme === 'dark' ? `${id}-dark` : id));
      }
      console.log(id);
    }
  } finally {
    await browser.close();
    await host.close();
  }
}

/** Opens a demo and takes a picture of its area, twice as wide as high, as PNG. */
async function capture(browser: Browser, url: string, shot: Shot, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({
    viewport: { width: 960, height: 1200 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'en-US',
    colorScheme,
  });
  await page.clock.setFixedTime(today);
  await page.goto(url);
  await page.locator('main').waitFor();
  if (shot.click) await page.getByRole('button', { name: shot.click }).click();
  if (shot.until) await page.getByText(shot.until).waitFor({ timeout: 300_000 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const area = page.locator(shot.area).first();
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (!box) throw new Error(`${url} has no ${shot.area}`);
  const { inset = 0 } = shot;
  const png = await page.screenshot({
    clip: {
      x: box.x + inset,
      y: box.y + (shot.from ?? 0) * box.width,
      width: box.width - 2 * inset,
      height: box.width / 2 - inset,
    },
  });
  await page.close();
  return png;
}

async function write(png: Buffer, stem: string): Promise<void> {
  for (const width of thumbnailWidths) {
    const picture = sharp(png).resize(width, width / 2);
    await picture.avif({ quality: 50, effort: 6 }).toFile(`${stem}.${width}.avif`);
  }
  await sharp(png).resize(640, 320).jpeg({ quality: 60, mozjpeg: true }).toFile(`${stem}.jpg`);
}

await takePictures();
