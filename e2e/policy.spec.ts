import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { tagsOf, textsOf } from './support/html';
import { inParallel } from './support/parallel';
import { exportedPages } from './support/sitemap';
import { refused, test } from './support/visit';

// every-page.spec.ts checks that no page violates its own policy.

test('a script that is not in the policy does not run', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
  });
  await expect.poll(() => refused(page)).toContainEqual(expect.stringContaining('script-src'));
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

/** Inline scripts and styles of a page. Data blocks are not executed, so a policy ignores them. */
const inlineOf = (html: string) =>
  [...textsOf(html, 'script'), ...textsOf(html, 'style')].filter(
    ({ text, attributes }) => text && attributes.get('type') !== 'application/ld+json',
  );

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

test('the header and the page name their own inline scripts and styles by hash, nothing unsafe', async ({
  request,
}) => {
  const faults = await inParallel(exportedPages(), async ({ path, html }) => {
    const header = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const meta = tagsOf(html).find(
      ({ attributes }) => attributes.get('http-equiv') === 'Content-Security-Policy',
    );
    const hashes = inlineOf(html).map(({ text }) => hashOf(text));
    return [
      hashes.length < 3 && `${path}: fewer than three inline scripts and styles`,
      ...[header, meta?.attributes.get('content') ?? ''].flatMap((policy) => [
        !policy.includes("default-src 'none'") && `${path}: no default-src 'none'`,
        /unsafe-|strict-dynamic/.test(policy) && `${path}: ${policy}`,
        ...hashes.map((hash) => !policy.includes(hash) && `${path}: no hash ${hash}`),
        policy.match(/'sha256-/g)?.length !== hashes.length && `${path}: hashes of other pages`,
      ]),
    ].filter(Boolean);
  });
  expect(faults.flat()).toEqual([]);
});
