import type { BrowserContext } from '@playwright/test';

import { site } from '#lib/content/collections/site';
import { authorOf } from '#lib/content/collections/team';
import type { WhitePaper } from '#lib/content/collections/whitepapers';
import { routes } from '#lib/site/routes';
import { withInfo } from './pdf-info';

/** A string of CSS. A backslash escape for all that could end it, or the style element around it. */
export const cssString = (text: string) =>
  `"${text.replaceAll(/["\\<\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** What the style of the site can't know: the running title, and the title page without it. */
export const paperStyle = (title: string) => `
  @page { size: A4; @bottom-left { content: ${cssString(title)}; } }
  @page :first { @bottom-left { content: none; } @bottom-right { content: none; } }`;

/** The page of a paper in its print style: tagged, with bookmarks of its headings. */
export async function printPaper(
  context: BrowserContext,
  origin: string,
  paper: WhitePaper,
): Promise<Buffer> {
  const page = await context.newPage();
  const answer = await page.goto(`${origin}${routes.whitepaper(paper.id)}`, {
    waitUntil: 'load',
  });
  if (!answer?.ok()) throw new Error(`The export has no page of the white paper ${paper.id}`);
  // Not addStyleTag, which waits for an event that a page without scripts never sees.
  await page.evaluate((css) => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  }, paperStyle(paper.title));
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await page.close();
  return withInfo(pdf, {
    title: paper.title,
    author: paper.authors.map((id) => authorOf(id).name).join(', '),
    subject: paper.excerpt,
    keywords: paper.tags,
    producer: site().name,
    date: paper.date,
  });
}
