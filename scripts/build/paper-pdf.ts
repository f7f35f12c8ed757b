import type { BrowserContext } from '@playwright/test';

import type { WhitePaper } from '#lib/content/collections/whitepapers';
import { routes } from '#lib/site/routes';

/**
 * Formats a CSS string. Escapes every character that could end the string or the surrounding style
 * element.
 */
export const cssString = (text: string) =>
  `"${text.replaceAll(/["\\<\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** CSS that depends on the paper: the running title, which the title page omits. */
export const paperStyle = (title: string) => `
  @page { size: A4; @bottom-left { content: ${cssString(title)}; } }
  @page :first { @bottom-left { content: none; } @bottom-right { content: none; } }`;

/**
 * Prints the page of a paper as a tagged PDF with the title of the paper and bookmarks of its
 * headings.
 */
export async function printPaper(
  context: BrowserContext,
  siteUrl: string,
  paper: WhitePaper,
): Promise<Buffer> {
  const page = await context.newPage();
  const answer = await page.goto(`${siteUrl}${routes.whitepaper(paper.id)}`, {
    waitUntil: 'load',
  });
  if (!answer?.ok()) throw new Error(`The export has no page of the white paper ${paper.id}`);
  // Not addStyleTag, because it waits for a load event that never fires with JavaScript disabled.
  await page.evaluate(
    ({ css, title }) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
      // Chromium writes it into the PDF as its title.
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
