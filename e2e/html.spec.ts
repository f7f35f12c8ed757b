import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
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
const loader = new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] });
const config = loader.getConfigFor('');
// The loader resolves the configuration again for every page, which takes half of the time.
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

const kinds = {
  'every page': exportedPages,
  'every page that redirects': redirectPages,
  'every page of the demos': () => demoPages,
};

for (const [kind, pages] of Object.entries(kinds)) {
  test(`${kind} is valid HTML`, async () => {
    const findings = new Set<string>();
    // A second address has the same bytes as the first.
    const different = new Map(pages().map((page) => [page.html, page]));
    for (const page of different.values()) {
      const { results } = await validator.validateString(page.html, page.path);
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        findings.add(`${page.path}: ${ruleId}: ${message} (${selector})`);
      }
    }
    expect([...findings]).toEqual([]);
  });
}

test('the demos have pages to validate', () => expect(demoPages).not.toEqual([]));
