import { statSync } from 'node:fs';
import { expect, it } from 'vitest';

import { budgets } from './support/budgets';
import { isPictured } from './support/content';
import { layoutsByName } from './support/layouts';
import { startService } from './support/service';
import { exportedPages } from './support/sitemap';

const service = startService();

for (const [name, { pages, html, elements }] of isPictured() ? Object.entries(budgets) : []) {
  it(`each page of the layout ${name} keeps to its limits of bytes and elements`, () => {
    const over = exportedPages()
      .filter(({ path }) => pages.test(path))
      .map(({ path, html: text }) => ({
        path,
        html: statSync(`out${decodeURI(path === '/' ? '/index' : path)}.html.br`).size,
        elements: text.match(/<[a-z]/gi)?.length ?? 0,
      }))
      .filter((measured) => measured.html > html || measured.elements > elements);
    expect(over).toEqual([]);
  });
}

// lib/http/content-policy.test.ts checks what it allows, and every-page.spec.ts that it allows what is there.
it('every page has the same policy, also in its headers, which are short', async () => {
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
    // Each line of a header has four characters more.
    if (isPictured()) expect([...headers].flat().join('; ').length).toBeLessThan(1050);
  }
});
