import type { BrowserContext } from '@playwright/test';

import type { WhitePaper } from '#lib/content/collections/whitepapers';
import { routes } from '#lib/site/routes';

/** A string of CSS. A backslash escape for all that could end it, or the style element around it. */
export const cssString = (text: string) =>
  `"${text.replaceAll(/["\\<\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** What the style of the site can't know: the running title, and the title page without it. */
export const paperStyle = (title: string) => `
  @page { size: A4; @bottom-left { content: ${cssString(title)}; } }
  @page :first { @bottom-left { content: none; } @bottom-right { content: none; } }`;

/** Prints the page of a paper: tagged, with bookmarks of its headings and the paper's title. */
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
  await page.evaluate(
    ({ css, title }) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
      // Chromium puts it into the file.
      document.title = title;
    },
    { css: paperStyle(paper.title), title: paper.title },
  );
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await page.close();
  return pdf;
}
