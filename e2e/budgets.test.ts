import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { expect, it } from 'vitest';

import { budgets, elementsIn } from './support/budgets';
import { isPictured } from './support/content';
import { headerBytes } from './support/header-bytes';
import { inParallel } from './support/parallel';
import { startService } from './support/service';
import { exportedPages } from './support/sitemap';

const service = startService();

const compressed = (path: string) => statSync(`out${decodeURI(path)}.br`).size;

for (const { name, pages: kind, limits } of isPictured() ? budgets : []) {
  const pages = exportedPages().filter(({ path }) => kind.test(path));
  if (pages.length === 0) continue;
  it(`each ${name} keeps to its limits of bytes and elements`, async () => {
    const over = await inParallel(pages, async ({ path, html }) => {
      const measured = {
        html: compressed(`${path === '/' ? '/index' : path}.html`),
        headers: await headerBytes(service(), path),
        elements: elementsIn(html),
      };
      return (Object.keys(limits) as (keyof typeof limits)[])
        .filter((figure) => measured[figure] > limits[figure])
        .map((figure) => `${path}: ${figure} ${measured[figure]}, limit ${limits[figure]}`);
    });
    expect(over.flat()).toEqual([]);
  });
}

it('every page has the same policy, which names its code by hash and nothing unsafe', async () => {
  const policies = new Set<string>();
  const faults = await inParallel(exportedPages(), async ({ path, document }) => {
    const { headers } = await fetch(service() + path, { method: 'HEAD' });
    const header = headers.get('content-security-policy');
    const meta = document.querySelector('meta[http-equiv=Content-Security-Policy]');
    const policy = meta?.getAttribute('content') ?? '';
    policies.add(policy);
    // Data blocks are not executed, so a policy ignores them.
    const hashes = [...document.querySelectorAll('script:not([type*="/"]), style')]
      .flatMap(({ textContent }) => textContent || [])
      .map((code) => createHash('sha256').update(code).digest('base64'));
    return [
      header !== `${policy}; frame-ancestors 'none'` && `${path}: header ${header}`,
      ...hashes.map((hash) => !policy.includes(hash) && `${path}: no hash ${hash}`),
    ].filter(Boolean);
  });
  expect(faults.flat()).toEqual([]);
  const [policy = '', ...others] = policies;
  expect(others).toEqual([]);
  expect(policy).toContain("default-src 'none'");
  for (const directive of policy.split('; ')) {
    // Style attributes are allowed, and the search runs WebAssembly.
    const allowed = directive.startsWith('style-src-attr') || directive.includes('wasm-');
    if (!allowed) expect(directive).not.toContain('unsafe');
    expect(directive).not.toMatch(/'unsafe-eval'|strict-dynamic/);
    if (/^(?:script|style)-src /.test(directive)) expect(directive).not.toContain('unsafe-inline');
  }
});
