import { existsSync } from 'node:fs';
import { type ElementHandle, launch } from 'puppeteer-core';

import { type Engine, findVisible, height } from './engine';

const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) =>
  existsSync(file),
);

/** Starts Firefox through WebDriver BiDi. @returns the reason if it cannot be started */
export async function firefox(): Promise<Engine | string> {
  if (!executablePath) return 'Firefox is not installed (Debian: apt-get install firefox-esr)';
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    name: 'firefox',
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const find = async (selector: string, text = '') => {
        const handle = await page.evaluateHandle(
          `(${findVisible})(${JSON.stringify(selector)}, ${JSON.stringify(text)})`,
        );
        const element = handle.asElement() as ElementHandle<Element> | null;
        if (!element) throw new Error(`not visible: ${selector} ${text}`);
        return element;
      };
      return {
        async goto(url, width) {
          await page.setViewport({ width, height });
          await page.goto(url);
        },
        click: async (selector, text) => (await find(selector, text)).click(),
        type: async (selector, text) => (await find(selector)).type(text),
        evaluate: (expression) => page.evaluate(expression),
        async screenshot(file) {
          await page.screenshot({ path: file as `${string}.png` });
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
