import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';

import { sheet } from 'thread-art/poster/sheet';

/** Width in pixels: A4 at 300 dots per inch, A3 at 212. */
export const posterWidth = 2480;
export const posterHeight = Math.round((posterWidth * sheet.height) / sheet.width);

/** Renders the infographic as PNG in the browser, with the fonts embedded in the SVG. */
export async function posterPng(
  context: BrowserContext,
  address: string,
  title: string,
): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: posterWidth, height: posterHeight });
  // As a document, an SVG keeps its intrinsic size. As an image it fills the window.
  await page.setContent(
    `<style>body { margin: 0 } img { display: block; width: 100vw }</style><img src="${address}">`,
  );
  const shot = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return sharp(shot)
    .withExif({ IFD0: { ImageDescription: title } })
    .png({ palette: true, quality: 95, effort: 10 })
    .toBuffer();
}
