import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { notFoundFamilies, routes } from '../site/routes';
import { headersFile, hostFiles } from './host-files';
import { headerRules, headersFor } from './security-headers';

const settings = { siteUrl: 'https://www.loom.example', policy: "default-src 'none'" };
const rules = headerRules(settings);

const addresses = [
  ...['/', '/about', '/blog/blog-05', '/nothing', '/blog/blog-05.txt', '/blog/blog-05.md'],
  ...['/art/a.svg', '/diagrams/a.svg', '/icon.svg', '/favicon.ico', '/media/vision.mp4'],
  ...['/pictures/a-1f2e.avif', '/feeds/blog.rss', '/whitepapers/a.pdf'],
  ...['/_next/static/chunk.js', '/_next/static/mark.svg'],
];

/** Headers that a host sends: each matching rule removes headers, then joins its values. */
function headersAt(
  address: string,
  file = headersFile(settings),
  merge = (before: string | undefined, value: string) => (before ? `${before}, ${value}` : value),
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const block of file.trim().split('\n\n')) {
    const [pattern = ''] = block.split('\n');
    const [start = '', end] = pattern.split('*');
    const meant = address.startsWith(start) && address.endsWith(end ?? '');
    if (end === undefined ? address !== pattern : !meant) continue;
    for (const [, name = ''] of block.matchAll(/^ {2}! (.+)$/gm)) delete found[name];
    for (const [, name = '', value = ''] of block.matchAll(/^ {2}([\w-]+): (.+)$/gm)) {
      found[name] = merge(found[name], value);
    }
  }
  return found;
}

// The values of the other headers are in vercel.json.
it('pages alone have a policy, and ask for https where the site has it', () => {
  const page = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': settings.policy };
  expect(headersFor(rules, '/about', true)).toMatchObject(page);
  const names = Object.keys(headersFor(rules, '/about.txt', false));
  const ofPages = names.filter((name) => /Policy$|^Strict/.test(name));
  expect(ofPages).toEqual(['Cross-Origin-Resource-Policy']);
  const plain = headerRules({ ...settings, siteUrl: 'http://localhost:3000' });
  expect(headersFor(plain, '/', true)).not.toHaveProperty('Strict-Transport-Security');
});

it.each(addresses)('_headers gives %s the headers of the service', (address) => {
  const expected = headersFor(rules, address, true);
  expect(headersAt(address)).toEqual(expected);
  // On Netlify a later rule replaces an earlier one, and netlify.toml removes lines it does not know.
  const file = headersFile(settings).replace(/^ {2}! .*\n/gm, '');
  expect(headersAt(address, file, (_, value) => value)).toEqual(expected);
});

// Cloudflare: 100 rules of 2,000 characters a line
// (developers.cloudflare.com/workers/static-assets/headers).
it('_headers keeps within the limits of hosts', () => {
  const lines = headersFile({ ...settings, policy: 'x'.repeat(1900) }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
});

const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
  headers: { source: string; headers: { key: string; value: string }[] }[];
};

// The policy of pages is in their meta element, and Vercel's own Cache-Control of pages means the same.
it.each(addresses)('vercel.json gives %s the headers of the service', (address) => {
  const found = headers
    .filter(({ source }) => new RegExp(`^${source}$`).test(address))
    .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
  const expected: Record<string, string> = headersFor(rules, address, true);
  if (expected['Content-Security-Policy'] === settings.policy) {
    expected['Content-Security-Policy'] = "frame-ancestors 'none'";
  }
  if (expected['Cache-Control'] === 'no-cache') delete expected['Cache-Control'];
  expect(Object.fromEntries(found)).toEqual(expected);
  // No header comes from two rules, whatever the host would do with it.
  expect(found).toHaveLength(Object.keys(expected).length);
});

it('writes redirects, the policy and security.txt (RFC 9116) for each kind of host', () => {
  const site = { name: 'Loom', email: 'hello@loom.example', demoHost: 'demos.loom.example' };
  const now = new Date('2026-11-21T15:00:00Z');
  const about = { site, now, redirects: { '/a': '/b', '/été 1': '/c' } };
  const moved = '/a /b 301\n/%C3%A9t%C3%A9%201 /c 301\n';
  const { _redirects: onNetlify } = hostFiles(settings, { ...about, netlify: true });
  expect(onNetlify).toBe(
    moved +
      notFoundFamilies.map((family) => `/${family}/* /${family}/404.html 404\n`).join('') +
      `${routes.whitepapers}/* ${routes.whitepapers} 302\n`,
  );
  expect(hostFiles(settings, about)).toMatchObject({
    _redirects: moved,
    '_build.json': JSON.stringify({ policy: settings.policy, redirects: about.redirects, site }),
    '.well-known/security.txt':
      'Contact: mailto:hello@loom.example\n' +
      'Expires: 2027-10-17T00:00:00.000Z\n' +
      'Preferred-Languages: en\n' +
      'Canonical: https://www.loom.example/.well-known/security.txt\n',
  });
});
