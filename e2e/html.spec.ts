import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { exportedPages, redirectPages } from './support/sitemap';
import { test } from './support/test';

const demoHost = 'packages/demos/public';
const demoPages = readdirSync(demoHost, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({
    path: `${demoHost}/${name}`,
    html: readFileSync(path.join(demoHost, name), 'utf8'),
  }));

/** Preset with the requirements of the HTML standard, without style rules. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

for (const page of [...exportedPages(), ...redirectPages(), ...demoPages]) {
  test(`${page.path} is valid HTML`, async () => {
    const { results } = await validator.validateString(page.html, page.path);
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect([...new Set(findings)]).toEqual([]);
  });
}

test('the demos have pages to validate', () => expect(demoPages).not.toEqual([]));
