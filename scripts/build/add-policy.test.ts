import { expect, it } from 'vitest';

import { readIn, tempProject } from '#lib/content/fixtures/temp-project';
import { hashSource } from '#lib/http/content-policy';
import { addPolicy } from './add-policy';

const settings = { demoOrigin: 'https://demos.example' };
const page = (inline = 'start()') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>Loom</title><style>p{}</style></head><body><script>${inline}</script><script src="/a.js"></script><script type="application/ld+json">{}</script></body></html>`;

// e2e/budgets.test.ts has a site whose pages have the same scripts.
it('allows the inline code of a page by hash, before it, and no other script in it', async () => {
  const out = tempProject({ 'index.html': page(), 'blog/b.html': page('push([1])') });
  expect(await addPolicy(out, settings)).not.toMatch(/script-src|default-src/);
  const html = readIn(out, 'blog/b.html');
  const [, policy] =
    /utf-8"\/><meta http-equiv="[\w-]+" content="([^"]+)"><title>/.exec(html) ?? [];
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hashSource('push([1])')};`);
  expect(policy).toContain(`style-src 'self' ${hashSource('p{}')};`);
});

it('adds the script of a counter, if there is one', async () => {
  const out = tempProject({ 'index.html': page() });
  const counter = { script: 'https://count.example/a.js', site: 'loom.example' };
  await addPolicy(out, { ...settings, counterOrigin: 'https://count.example' }, counter);
  expect(readIn(out, 'index.html')).toContain(
    '<script defer src="https://count.example/a.js" data-domain="loom.example" data-website-id="loom.example"></script>',
  );
});

it('names a page that does not begin with its encoding', async () => {
  const out = tempProject({ 'about.html': '<html><head></head></html>' });
  await expect(addPolicy(out, settings)).rejects.toThrow('about.html');
});
