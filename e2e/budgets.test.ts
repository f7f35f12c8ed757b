import { statSync } from 'node:fs';
import { expect, it } from 'vitest';

import { budgets, elementsIn } from './support/budgets';
import { isPictured } from './support/content';
import { headerBytes } from './support/header-bytes';
import { layoutsByName } from './support/layouts';
import { inParallel } from './support/parallel';
import { startService } from './support/service';
import { exportedPages } from './support/sitemap';

const service = startService();

for (const { name, pages: kind, limits } of isPictured() ? budgets : []) {
  const pages = exportedPages().filter(({ path }) => kind.test(path));
  if (pages.length === 0) continue;
  it(`each ${name} keeps to its limits of bytes and elements`, async () => {
    const over = await inParallel(pages, async ({ path, html }) => {
      const measured = {
        html: statSync(`out${decodeURI(path === '/' ? '/index' : path)}.html.br`).size,
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

// lib/http/content-policy.test.ts checks what it allows, and every-page.spec.ts that it allows what is there.
it('every page has the same policy, also in its header', async () => {
  const policies = new Set<string>();
  for (const { document } of exportedPages()) {
    const meta = document.querySelector('meta[http-equiv=Content-Security-Policy]');
    policies.add(meta?.getAttribute('content') ?? '');
  }
  const [policy, ...others] = policies;
  expect(others).toEqual([]);
  for (const path of ['/', layoutsByName.post ?? '/contact', '/no-such-page']) {
    const { headers } = await fetch(service() + path, { method: 'HEAD' });
    expect(headers.get('content-security-policy')).toBe(`${policy}; frame-ancestors 'none'`);
  }
});
