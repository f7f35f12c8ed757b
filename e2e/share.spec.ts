import { expect } from '@playwright/test';
import { site } from './support/content';
import { metaOf, tagsOf } from './support/html';
import { inParallel } from './support/parallel';
import {
  builtOrigin,
  exportedPage,
  exportedPages,
  listedPages,
  sitemapPaths,
} from './support/sitemap';
import { test } from './support/test';

/** Width and height from the header of a PNG. @throws if it is not a PNG */
function sizeOfPng(bytes: Buffer): [width: number, height: number] {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const property = (html: string, name: string) => metaOf(html, name) ?? '';

test('every page names a share image of the declared size', async ({ request }) => {
  const answers = await inParallel(listedPages(), async ({ path, html }) => {
    const address = property(html, 'og:image');
    const answer = await request.get(new URL(address).pathname);
    const bytes = await answer.body();
    return {
      path,
      origin: new URL(address).origin,
      type: property(html, 'og:image:type'),
      size: ['width', 'height'].map((side) => property(html, `og:image:${side}`)).join('x'),
      card: property(html, 'twitter:card'),
      sameForCard: property(html, 'twitter:image') === address,
      hasAlt: /\S/.test(property(html, 'og:image:alt')),
      answer: `${answer.status()} ${answer.headers()['content-type']}`,
      pixels: sizeOfPng(bytes).join('x'),
      small: bytes.length < 100_000,
    };
  });
  expect(answers).toEqual(
    sitemapPaths().map((path) => ({
      path,
      origin: builtOrigin(),
      type: 'image/png',
      size: '1200x630',
      card: 'summary_large_image',
      sameForCard: true,
      hasAlt: true,
      answer: '200 image/png',
      pixels: '1200x630',
      small: true,
    })),
  );
});

test('every page of the sitemap has a picture of its own', () => {
  const pictures = sitemapPaths()
    // Older pages of the blog list have the same description as the first.
    .filter((path) => !/^\/blog\/page\/\d+$/.test(path))
    .map((path) => metaOf(exportedPage(path).html, 'og:image'));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('aliases and hidden pages name a picture that exists', async ({ request }) => {
  const addresses = new Set(exportedPages().map(({ html }) => property(html, 'og:image')));
  const missing = await inParallel([...addresses], async (address) => {
    const answer = await request.head(new URL(address).pathname);
    return answer.status() === 200 ? [] : [`${answer.status()} ${address}`];
  });
  expect(missing.flat()).toEqual([]);
});

test('the manifest names the company and icons that exist', async ({ request }) => {
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

test('every page links its icons once, with the right type', async ({ request }) => {
  const linked = listedPages().map(({ html }) =>
    tagsOf(html)
      .filter(({ attributes }) => /icon$/.test(attributes.get('rel') ?? ''))
      .map(({ attributes }) => (attributes.get('href') ?? '').replace(/\?.*/, ''))
      .sort(),
  );
  expect(linked).toEqual(
    listedPages().map(() => ['/favicon.ico', '/icon.svg', '/icons/apple-touch-icon.png']),
  );
  const typeOf = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.headers()['content-type'];
  };
  expect(await typeOf('/favicon.ico')).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/);
  expect(await typeOf('/icon.svg')).toMatch(/^image\/svg\+xml/);
  expect(await typeOf('/icons/apple-touch-icon.png')).toBe('image/png');
});
