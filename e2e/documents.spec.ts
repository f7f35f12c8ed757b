import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

import { industries, newestPosts, papers, posts, site } from './support/content';
import { metaOf, tagsOf } from './support/html';
import { layoutsByName } from './support/layouts';
import { inParallel } from './support/parallel';
import { builtOrigin, exportedPage, exportedPages } from './support/sitemap';
import { test, when } from './support/test';

// Files beside the pages: that they are served, linked and complete. Tests of what is in them are in
// lib/seo and scripts/build.

/** Addresses in elements of a page, without the origin. */
const addressesOf = (path: string, element: string) =>
  tagsOf(exportedPage(path).html)
    .filter(({ name }) => name === element)
    .map(({ attributes }) => new URL(attributes.get('href') ?? '', builtOrigin()).pathname);

/** Width and height from the header of a PNG. @throws if it is not a PNG */
function sizeOfPng(bytes: Buffer): string {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the sitemap has the last change and the picture of pages (F4)', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const xml = await answer.text();
  for (const { id, updated } of posts()) {
    expect(xml).toContain(`/blog/${id}</loc><lastmod>${updated}</lastmod>`);
  }
  const pictures = [...xml.matchAll(/<image:loc>([^<]+)</g)].map(([, url = '']) => new URL(url));
  expect(pictures.length).toBeGreaterThanOrEqual(posts().length);
  expect(pictures.filter(({ pathname }) => !existsSync(`out${pathname}`))).toEqual([]);
});

test('robots.txt matches the robots tags of the pages, and names the sitemap', async ({
  request,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const lines = (await answer.text()).split('\n').map((line) => line.trim());
  const closed = metaOf(exportedPage('/').html, 'robots')?.includes('noindex') === true;
  expect(lines).toContain(`Sitemap: ${builtOrigin()}/sitemap.xml`);
  expect(lines).toContain(closed ? 'Disallow: /' : 'Allow: /');
});

for (const [list, newest] of [
  ['/blog', newestPosts()],
  ['/whitepapers', papers()],
] as const) {
  when(newest.length > 0)(
    `${list} announces and shows three feeds of its newest entries (F1)`,
    async ({ request }) => {
      const isFeed = (path: string) => path.startsWith('/feeds/');
      const feeds = addressesOf(list, 'link').filter(isFeed);
      expect(feeds).toHaveLength(3);
      expect(addressesOf(list, 'a').filter(isFeed)).toEqual(feeds);
      for (const feed of feeds) {
        const answer = await request.get(feed);
        expect(answer.status()).toBe(200);
        const text = await answer.text();
        const ids = [
          ...text.matchAll(/<entry>\s*<title.*?<id>([^<]+)|<guid[^>]*>([^<]+)|"id":"([^"]+)/gs),
        ];
        expect(
          ids.map((found) => found.slice(1).find(Boolean)),
          feed,
        ).toEqual(newest.map(({ id }) => `${builtOrigin()}${list}/${id}`));
        // Links and pictures in the texts are absolute.
        expect(text).not.toMatch(/(?:href|src)=\\?"\/|<svg/);
      }
    },
  );
}

test('articles and industries name a Markdown copy, which llms.txt lists (F3)', () => {
  const listed = readFileSync('out/llms.txt', 'utf8');
  const whole = readFileSync('out/llms-full.txt', 'utf8');
  for (const [folder, entries] of [
    ['/blog', posts()],
    ['/whitepapers', papers()],
    ['/industries', industries()],
  ] as const) {
    for (const { id, title } of entries) {
      const page = `${folder}/${id}`;
      expect(addressesOf(page, 'link'), page).toContain(`${page}.md`);
      const text = readFileSync(`out${page}.md`, 'utf8');
      expect(text.startsWith(`# ${title}\n`), page).toBe(true);
      expect(listed).toContain(`](${builtOrigin()}${page}.md)`);
      expect(whole).toContain(text);
    }
  }
});

test('papers download as tagged PDFs with links', async ({ request }) => {
  const downloadable = papers().filter((paper) => paper.downloadable);
  test.skip(downloadable.length === 0, 'no papers to download');
  for (const { id, body } of downloadable) {
    expect(addressesOf(`/whitepapers/${id}`, 'a')).toContain(`/whitepapers/${id}.pdf`);
    const answer = await request.get(`/whitepapers/${id}.pdf`);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const pdf = (await answer.body()).toString('latin1');
    for (const part of [
      '%PDF-1.',
      '/StructTreeRoot',
      '/Marked true',
      '/Outlines',
      '/Lang (en-US)',
    ]) {
      expect(pdf).toContain(part);
    }
    expect(pdf).toMatch(/\/Type \/Page\b(?!s)/);
    // Links to other sites, and from the contents to the headings.
    const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;
    const sites = new Set(body.match(/(?<=\]\()https:[^)#]+/g));
    expect(count(/\/URI \(https:/g, pdf)).toBeGreaterThanOrEqual(sites.size);
    expect(count(/\/Dest\b/g, pdf)).toBeGreaterThanOrEqual(count(/^## /gm, body));
    expect(pdf).not.toContain('/URI (file:');
  }
});

when(layoutsByName.landscape)(
  'the infographic downloads as PNG under a name of its own (P7)',
  async ({ page }) => {
    await page.goto(layoutsByName.landscape ?? '');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download the infographic/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[\w-]+\.png$/);
    const png = readFileSync(await download.path());
    expect(sizeOfPng(png)).toBe('2480x3508');
    expect(png.length).toBeLessThan(2_000_000);
  },
);

test('every page names a share image of the declared size', async ({ request }) => {
  const addresses = new Map(
    exportedPages().map(({ path, html }) => [metaOf(html, 'og:image') ?? '', { path, html }]),
  );
  const faulty = await inParallel([...addresses], async ([address, { path, html }]) => {
    const answer = await request.get(new URL(address).pathname);
    const found = {
      answer: `${answer.status()} ${answer.headers()['content-type']}`,
      declared: ['width', 'height'].map((side) => metaOf(html, `og:image:${side}`)).join('x'),
      size: sizeOfPng(await answer.body()),
      card: metaOf(html, 'twitter:card'),
      inCard: metaOf(html, 'twitter:image') === address,
      described: /\S/.test(metaOf(html, 'og:image:alt') ?? ''),
    };
    expect.soft(found, path).toEqual({
      answer: '200 image/png',
      declared: '1200x630',
      size: '1200x630',
      card: 'summary_large_image',
      inCard: true,
      described: true,
    });
    return new URL(address).origin === builtOrigin() ? [] : [address];
  });
  expect(faulty.flat()).toEqual([]);
});

test('pages link their icons and the manifest, which names icons that exist', async ({
  request,
}) => {
  const links = addressesOf('/', 'link');
  const types = {
    '/favicon.ico': /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
    '/icon.svg': /^image\/svg\+xml/,
    '/icons/apple-touch-icon.png': /^image\/png$/,
  };
  for (const [icon, type] of Object.entries(types)) {
    expect(links.filter((link) => link === icon)).toHaveLength(1);
    expect((await request.get(icon)).headers()['content-type'], icon).toMatch(type);
  }
  const address = links.find((link) => link.includes('manifest')) ?? '';
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ short_name: site().name, start_url: '/' });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes } of manifest.icons) {
    expect(sizeOfPng(await (await request.get(src)).body()), src).toBe(sizes);
  }
});
