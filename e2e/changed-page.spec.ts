import { expect, type Page } from '@playwright/test';
import { routes } from '#lib/site/routes';

import { hasForm, pathOf, posts } from './support/content';
import { hydrated, openHeld, openHydrated } from './support/page';
import { quiet, when } from './support/test';

// Translators and other extensions change a page before React hydrates it.

const chip = (page: Page) => page.getByRole('main').locator('button[aria-pressed]').nth(1);

/** Ways to change all texts of the main part and the header. They run in the browser. */
const changes = {
  /** As the translators of Chrome, Edge and Google do. */
  'wrapped and replaced': (node: Text) => {
    const font = document.createElement('font');
    node.before(font);
    font.append(document.createElement('font'));
    font.firstElementChild?.append(node.data.toUpperCase());
    node.remove();
  },
  'wrapped and moved': (node: Text) => {
    const font = document.createElement('font');
    node.before(font);
    font.append(node);
    node.data = node.data.toUpperCase();
  },
  'split into marked words': (node: Text) => {
    while (node.data.lastIndexOf(' ') > 0) {
      const rest = node.splitText(node.data.lastIndexOf(' '));
      const mark = document.createElement('mark');
      rest.replaceWith(mark);
      mark.append(rest.data);
    }
  },
  'added below each text': (node: Text) => {
    const font = document.createElement('font');
    font.append(document.createElement('br'), node.data.toUpperCase());
    node.parentElement?.append(font);
  },
};

/**
 * Changes the texts, each in the next of some ways, and marks every field of the page with an icon, as a
 * password manager does.
 */
async function change(page: Page, ways: ((node: Text) => void)[]): Promise<void> {
  await page.evaluate(`(() => {
    const elements = [...document.querySelectorAll('body :not(script, style, svg, svg *)')];
    const texts = elements.flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node.nodeType === 3 && node.data.trim());
    const ways = [${ways.join()}];
    texts.forEach((text, index) => ways[index % ways.length](text));
    for (const field of document.querySelectorAll('input,textarea')) {
      const icon = document.createElement('x-icon');
      icon.append(document.createElement('img'));
      field.after(icon);
    }
    document.body.prepend(document.createElement('x-bar'));
  })()`);
}

when(hasForm(), quiet)('what is typed stays, however texts change', async ({ page }) => {
  const release = await openHeld(page, '/contact');
  const field = page.getByRole('main').locator('input:not([type=hidden])').first();
  await field.fill('Ada');
  const handle = await field.elementHandle();
  const icons = await page.locator('input,textarea').count();
  await change(page, Object.values(changes));
  release();
  await hydrated(page);
  await expect(field).toHaveValue('Ada');
  await expect(field).toBeFocused();
  expect(await handle?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(page.locator('x-icon')).toHaveCount(icons);
  await expect(page.locator('body > x-bar')).toHaveCount(1);
});

when(pathOf('demos'), quiet)('a held click on a translated page is repeated', async ({ page }) => {
  const release = await openHeld(page, routes.demos);
  await change(page, [changes['wrapped and replaced']]);
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    const translate = () => {
      if (heading && !heading.querySelector('font')) heading.innerHTML = '<font>Kontakt</font>';
    };
    const all = { childList: true, subtree: true };
    new MutationObserver(() => setTimeout(translate)).observe(document, all);
  });
  await chip(page).click();
  release();
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
});

const [post] = posts();
when(post, quiet)('texts that change while the page arrives break nothing', async ({ page }) => {
  await page.addInitScript(`(() => {
    const change = ${changes['wrapped and replaced']};
    new MutationObserver((records) => {
      if (document.readyState === 'complete') return;
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          const isText = node.nodeType === 3 && node.data.trim() && node.parentElement?.closest('main');
          if (isText && !node.parentElement.closest('font,svg,script')) change(node);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  })()`);
  await openHydrated(page, `/blog/${post?.id}`);
});
