import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { matchPassword } from '#lib/auth/password';
import { routes } from '#lib/site/routes';

import { builtOrigin, fromRoot } from './support/built-base';
import { hasAccounts, industries, isPictured, papers, posts, site } from './support/content';
import { hrefsOf, metaOf } from './support/html';
import { layoutsByName } from './support/layouts';
import { member, sharedPassword } from './support/members';
import { startService } from './support/service';
import { exportedPage, exportedPages } from './support/sitemap';

// Files beside the pages: that they are served, linked and complete. Tests of what is in them are in
// lib/seo and scripts/build.

const service = startService();
const get = (path: string) => fetch(service() + path);
const textOf = async (answer: Response) => fromRoot(await answer.text());
const typeOf = (answer: Response) => answer.headers.get('content-type');

/** Addresses in elements of a page, without the origin. */
const addressesOf = (path: string, element: string) =>
  hrefsOf(exportedPage(path).document, element).map(
    (href) => new URL(href, builtOrigin()).pathname,
  );

function sizeOf(picture: string): string {
  const { type, width, height } = imageSize(readFileSync(`out${decodeURI(picture)}`));
  return `${type} ${width}x${height}`;
}

it('the sitemap has the last change and the picture of pages (F4)', async () => {
  const answer = await get('/sitemap.xml');
  expect(typeOf(answer)).toContain('xml');
  const xml = await textOf(answer);
  for (const { id, updated } of posts()) {
    expect(xml).toContain(`/blog/${id}</loc><lastmod>${updated}</lastmod>`);
  }
  const pictures = [...xml.matchAll(/<image:loc>([^<]+)</g)].map(([, url = '']) => new URL(url));
  expect(pictures.length).toBeGreaterThan(posts().length);
  expect(pictures.filter(({ pathname }) => !existsSync(`out${pathname}`))).toEqual([]);
});

it('robots.txt matches the robots tags of the pages, and names the sitemap', async () => {
  const answer = await get('/robots.txt');
  expect(typeOf(answer)).toContain('text/plain');
  const text = await textOf(answer);
  const closed = metaOf(exportedPage('/').document, 'robots')?.includes('noindex');
  expect(text).toContain(`Sitemap: ${builtOrigin()}/sitemap.xml`);
  expect(text).toMatch(closed ? /^Disallow: \/\s*$/m : /^Allow: \/\s*$/m);
});

for (const [list, newest] of [
  ['/blog', posts().slice(0, 30)],
  [routes.whitepapers, papers()],
] as const) {
  if (newest.length === 0) continue;
  it(`${list} announces and shows three feeds of its newest entries (F1)`, async () => {
    const isFeed = (path: string) => path.startsWith('/feeds/');
    const feeds = addressesOf(list, 'link').filter(isFeed);
    expect(feeds).toHaveLength(3);
    expect(addressesOf(list, 'a').filter(isFeed)).toEqual(feeds);
    for (const feed of feeds) {
      const text = await textOf(await get(feed));
      // Links and pictures in the texts are absolute.
      expect(text).toContain(`${builtOrigin()}${list}/`);
      expect(text).not.toMatch(/(?:href|src)=\\?"\/|<svg/);
      // lib/seo/feed.test.ts checks that all formats have the same entries.
      if (!feed.endsWith('.json')) continue;
      const items = newest.map(({ id }) => ({ id: `${builtOrigin()}${list}/${id}` }));
      expect(JSON.parse(text)).toMatchObject({ items });
    }
  });
}

// lib/seo/markdown-copies.test.ts checks what the copies have, and that llms.txt lists them.
it('articles and industries link their Markdown copy (F3)', () => {
  for (const path of [
    ...posts().map(({ id }) => routes.post(id)),
    ...papers().map(({ id }) => routes.whitepaper(id)),
    ...industries().map(({ id }) => routes.industry(id)),
  ]) {
    expect(addressesOf(path, 'link[type="text/markdown"]')).toEqual([`${path}.md`]);
  }
});

it('papers download as tagged PDFs with links', async () => {
  for (const { id } of papers().filter((paper) => paper.downloadable)) {
    const { document } = exportedPage(routes.whitepaper(id));
    expect(hrefsOf(document)).toContain(`${routes.whitepapers}/${id}.pdf`);
    const answer = await get(`${routes.whitepapers}/${id}.pdf`);
    expect(typeOf(answer)).toBe('application/pdf');
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    for (const part of ['%PDF-1.', '/StructTreeRoot', '/Marked true', '/Outlines', '/Lang (en-US)'])
      expect(pdf).toContain(part);
    const count = (part: RegExp) => pdf.match(part)?.length ?? 0;
    // Links to other sites, and from the contents to the headings.
    const links = (selector: string) => document.querySelectorAll(`main ${selector}`).length;
    expect(count(/\/URI \(https:/g)).toBeGreaterThanOrEqual(links('.prose a[href^="https:"]'));
    expect(count(/\/Dest\b/g)).toBeGreaterThanOrEqual(links('nav[aria-label=Contents] a'));
    expect(pdf).not.toContain('/URI (file:');
  }
});

if (layoutsByName.landscape) {
  it('the infographic downloads as PNG under a name of its own (P7)', () => {
    const { document } = exportedPage(layoutsByName.landscape ?? '');
    const link = document.querySelector('main a[download]');
    expect(link?.textContent).toMatch(/^Download the infographic *\(PNG, [\d.]+ [kM]B\)$/);
    expect(link?.getAttribute('download')).toMatch(/^[\w-]+\.png$/);
    const picture = link?.getAttribute('href') ?? '';
    expect(sizeOf(picture)).toBe('png 2480x3508');
    expect(statSync(`out${picture}`).size).toBeLessThan(2_000_000);
  });
}

it('every page names a share image of the declared size', () => {
  for (const { path, document } of exportedPages()) {
    const address = metaOf(document, 'og:image') ?? '';
    const { origin, pathname } = new URL(address);
    expect(origin, path).toBe(builtOrigin());
    expect(sizeOf(pathname), path).toBe('png 1200x630');
    expect(metaOf(document, 'twitter:image'), path).toBe(address);
  }
});

it('pages link their icons and the manifest, which names icons that exist', async () => {
  const links = addressesOf('/', 'link');
  for (const [icon, type] of [
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
    ['/icon.svg', /^image\/svg\+xml/],
    ['/icons/apple-touch-icon.png', /^image\/png$/],
  ] as const) {
    expect(links.filter((link) => link === icon)).toHaveLength(1);
    expect(typeOf(await get(icon)), icon).toMatch(type);
  }
  const address = links.find((link) => link.includes('manifest')) ?? '';
  const answer = await get(address);
  expect(typeOf(answer)).toMatch(/^application\/manifest\+json/);
  const manifest = JSON.parse(await textOf(answer));
  expect(manifest).toMatchObject({ short_name: site().name, start_url: '/' });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes } of manifest.icons) {
    expect(sizeOf(src), src).toBe(`png ${sizes}`);
  }
});

const files = readdirSync('out', { recursive: true, withFileTypes: true })
  // Compressed copies have the same content as their originals.
  .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));
const textFiles = files.filter((file) =>
  /\.(?:html|js|txt|md|json|xml|svg|webmanifest)$/.test(file),
);

it('nothing names the company of the sample, if it is another one', () => {
  if (isPictured()) return;
  const sample = new RegExp(readFileSync('e2e/pictures/company.txt', 'utf8').trim(), 'i');
  const named = textFiles.filter((file) => sample.test(readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
});

it('no file of the export has the name of a fact in place of its figure', () => {
  const withoutCode = textFiles.filter((file) => !file.endsWith('.js'));
  expect(withoutCode).toContain(path.join('out', 'llms.txt'));
  const name = /\{\{\s*[a-z][a-z0-9-]*\.[a-z0-9-]+\s*\}\}/;
  const code = /<code\b.*?<\/code>|`[^`]*`/gs;
  const named = withoutCode.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return name.test(text) && name.test(text.replace(code, ''));
  });
  expect(named).toEqual([]);
});

it('the password of the team is in no file of the export, only a hash that it fits', async () => {
  expect(existsSync('out/auth/team.json')).toBe(hasAccounts());
  if (!hasAccounts()) return;
  const credentials = JSON.parse(readFileSync('out/auth/team.json', 'utf8'));
  if (!sharedPassword) return expect(credentials).toEqual({ password: null, members: [] });
  const base64 = Buffer.from(sharedPassword).toString('base64').replaceAll('=', '');
  const forms = [sharedPassword, encodeURIComponent(sharedPassword), base64];
  const holders = files.filter((file) => {
    const bytes = readFileSync(file);
    return forms.some((form) => bytes.includes(form));
  });
  expect(holders).toEqual([]);
  expect(await matchPassword(sharedPassword, credentials.password)).toBe(true);
  expect(credentials.members).toContainEqual(member);
});
