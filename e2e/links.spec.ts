import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { redirects } from '#lib/content/pages/urls';

import { type Tag, tagsOf } from './support/html';
import { once } from './support/once';
import { inParallel } from './support/parallel';
import { builtOrigin, type ExportedPage, exportedPages } from './support/sitemap';
import { test } from './support/test';

interface Link {
  /** Path of the page that contains the link. */
  on: string;
  tag: Tag;
  target: URL;
}

/** All URLs in a tag that browsers, feed readers or search engines follow. */
function addressesOf({ name, attributes }: Tag): string[] {
  const property = attributes.get('property') ?? attributes.get('name') ?? '';
  return [
    attributes.get('href'),
    attributes.get('src'),
    attributes.get('poster'),
    ...(attributes.get('srcset') ?? '').split(',').map((part) => part.trim().split(/\s/)[0]),
    name === 'meta' && /^(og|twitter):(url|image)$/.test(property)
      ? attributes.get('content')
      : undefined,
    // <meta http-equiv="refresh" content="0; url=/whitepapers">
    attributes.get('http-equiv') === 'refresh'
      ? attributes.get('content')?.split('url=')[1]
      : undefined,
  ].filter((address): address is string => Boolean(address) && !address?.startsWith('data:'));
}

const linksOf = ({ path, html }: ExportedPage): Link[] =>
  tagsOf(html).flatMap((tag) =>
    addressesOf(tag).map((address) => ({
      on: path,
      tag,
      target: new URL(address, new URL(path, builtOrigin())),
    })),
  );

const isInternal = ({ target }: Link) => target.origin === builtOrigin();
const links = once(() => exportedPages().flatMap(linksOf));
const describeLink = ({ on, target }: Link) => `${on} → ${target.href}`;

// A file that is only served as an answer to other addresses.
const isAnswerOnly = (path: string) => path.endsWith('/404');

test('every internal address answers', async ({ baseURL }) => {
  const moved = redirects();
  const paths = new Set(
    links()
      .filter(isInternal)
      .filter(({ on, target }) => !(isAnswerOnly(on) && isAnswerOnly(target.pathname)))
      .map(({ target }) => target.pathname + target.search),
  );
  // Each page links others, styles, scripts and pictures. Fewer addresses mean that parsing failed.
  expect(paths.size).toBeGreaterThan(exportedPages().length);
  const broken = await inParallel([...paths], async (path) => {
    // Not with Playwright's request fixture, which takes several times as long per request.
    const options = { method: 'HEAD', redirect: 'manual' } as const;
    const { status, headers } = await fetch(`${baseURL}${path}`, options);
    const good = moved[path]
      ? status === 308 && headers.get('location') === moved[path]
      : status === 200;
    return good ? [] : [`${status} ${path}`];
  });
  expect(broken.flat()).toEqual([]);
});

test('every anchor exists on its page', () => {
  const idsOf = new Map(
    exportedPages().map(({ path, html }) => [
      path,
      new Set(tagsOf(html).flatMap(({ attributes }) => attributes.get('id') ?? [])),
    ]),
  );
  const anchors = links().filter((link) => isInternal(link) && link.target.hash);
  expect(anchors.length).toBeGreaterThan(exportedPages().length);
  // A page shows parts of a drawing by their ids.
  for (const { target } of anchors) {
    if (!target.pathname.endsWith('.svg') || idsOf.has(target.pathname)) continue;
    const drawing = readFileSync(`out${target.pathname}`, 'utf8');
    idsOf.set(target.pathname, new Set(drawing.match(/(?<= id=")[^"]+/g)));
  }
  const missing = anchors.filter(
    ({ target }) => !idsOf.get(target.pathname)?.has(decodeURIComponent(target.hash.slice(1))),
  );
  expect(missing.map(describeLink)).toEqual([]);
});

test('links to other sites are encrypted, and open a new tab outside of articles (N6)', () => {
  const external = links().filter((link) => !isInternal(link));
  // In development the demo host runs on localhost without TLS.
  const isLocalDemoHost = ({ protocol, hostname }: URL) =>
    protocol === 'http:' && hostname === 'localhost' && builtOrigin().startsWith('http:');
  const isSecure = ({ target }: Link) =>
    ['https:', 'mailto:', 'tel:'].includes(target.protocol) || isLocalDemoHost(target);
  expect(external.length).toBeGreaterThan(exportedPages().length);
  expect(external.filter((link) => !isSecure(link)).map(describeLink)).toEqual([]);

  const opensTab = ({ tag }: Link) => tag.attributes.get('target') === '_blank';
  const others = external
    .filter(({ tag, target }) => tag.name === 'a' && target.protocol.startsWith('http'))
    .filter((link) => !opensTab(link));
  expect(others.map(describeLink)).toEqual([]);
  const unsafe = links()
    .filter(opensTab)
    .filter(({ tag }) => !tag.attributes.get('rel')?.split(' ').includes('noopener'));
  expect(unsafe.map(describeLink)).toEqual([]);
});
