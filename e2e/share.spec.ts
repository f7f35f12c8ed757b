import { expect } from '@playwright/test';
import { site } from './support/content';
import { metaOf, tagsOf } from './support/html';
import { builtOrigin, exportedPage, exportedPages, sitemapPaths } from './support/sitemap';
import { test } from './support/test';

/** Width and height as the head of a PNG says them. @throws for anything but a PNG. */
function sizeOfPng(bytes: Buffer): [width: number, height: number] {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

for (const path of sitemapPaths()) {
  test(`${path} has a picture to be shared with`, async ({ request }) => {
    const { html } = exportedPage(path);
    const address = metaOf(html, 'og:image') ?? '';
    expect(address).toMatch(/^https?:\/\//);
    expect(new URL(address).origin).toBe(builtOrigin());
    expect(metaOf(html, 'og:image:type')).toBe('image/png');
    expect(metaOf(html, 'og:image:width')).toBe('1200');
    expect(metaOf(html, 'og:image:height')).toBe('630');
    expect(metaOf(html, 'og:image:alt')).toMatch(/\S/);
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(html, 'twitter:image')).toBe(address);
    const answer = await request.get(new URL(address).pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    const bytes = await answer.body();
    expect(sizeOfPng(bytes)).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(100_000);
  });
}

test('every page of the sitemap has a picture of its own', () => {
  const pictures = sitemapPaths()
    // Older pages of the blog list say what its first page says.
    .filter((path) => !/^\/blog\/page\/\d+$/.test(path))
    .map((path) => metaOf(exportedPage(path).html, 'og:image'));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('aliases and hidden pages name a picture that exists', async ({ request }) => {
  const addresses = new Set(exportedPages().map(({ html }) => metaOf(html, 'og:image') ?? ''));
  for (const address of addresses) {
    const answer = await request.head(new URL(address).pathname);
    expect(answer.status(), address).toBe(200);
  }
});

test('the manifest names the company and icons that are there', async ({ request }) => {
  const link = tagsOf(exportedPage('/').html).find(
    ({ attributes }) => attributes.get('rel') === 'manifest',
  );
  const answer = await request.get(link?.attributes.get('href') ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: expect.stringContaining(site().name),
    short_name: site().name,
    start_url: '/',
    display: expect.any(String),
    theme_color: expect.stringMatching(/^#/),
    background_color: expect.stringMatching(/^#/),
  });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe('image/png');
    expect(sizeOfPng(await icon.body()).join('x'), src).toBe(sizes);
  }
});

test('every page links its icons once, and they are of the kind they say', async ({ request }) => {
  for (const path of sitemapPaths()) {
    const linked = tagsOf(exportedPage(path).html)
      .filter(({ attributes }) => /icon$/.test(attributes.get('rel') ?? ''))
      .map(({ attributes }) => (attributes.get('href') ?? '').replace(/\?.*/, ''))
      .sort();
    expect(linked, path).toEqual(['/favicon.ico', '/icon.svg', '/icons/apple-touch-icon.png']);
  }
  const typeOf = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.headers()['content-type'];
  };
  expect(await typeOf('/favicon.ico')).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/);
  expect(await typeOf('/icon.svg')).toMatch(/^image\/svg\+xml/);
  expect(await typeOf('/icons/apple-touch-icon.png')).toBe('image/png');
});
