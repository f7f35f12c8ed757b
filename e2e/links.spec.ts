import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { redirects } from '#lib/content/redirects';
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

/** Links of every page, read once per worker and only if a test needs them. */
const linksOfAllPages = once(() => {
  const links = exportedPages().flatMap(linksOf);
  const isInternal = ({ target }: Link) => target.origin === builtOrigin();
  return {
    pages: exportedPages(),
    links,
    internal: links.filter(isInternal),
    external: links.filter((link) => !isInternal(link)),
  };
});

function linksOf({ path, html }: ExportedPage): Link[] {
  const base = new URL(path, builtOrigin());
  return tagsOf(html).flatMap((tag) =>
    addressesOf(tag).map((address) => ({ on: path, tag, target: new URL(address, base) })),
  );
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
  ].filter((address): address is string => Boolean(address));
}

const moved = redirects();

/** Addresses that do not answer with the expected status. */
async function broken(baseURL: string, paths: readonly string[]): Promise<string[]> {
  const faults = await inParallel(paths, async (path) => {
    // Not with Playwright's request fixture, which takes several times as long per request.
    const { status, headers } = await fetch(`${baseURL}${path}`, {
      method: 'HEAD',
      redirect: 'manual',
    });
    const declared = moved[path];
    const good = declared ? status === 308 && headers.get('location') === declared : status === 200;
    return good ? [] : [`${status} ${path}`];
  });
  return faults.flat();
}

// Whether a page is only served as a response to other addresses.
const isAnswerOnly = (path: string) => path.endsWith('/404');

test('every internal address answers', async ({ baseURL }) => {
  const { pages, internal } = linksOfAllPages();
  const paths = new Set(
    internal
      .filter(({ on, target }) => !(isAnswerOnly(on) && isAnswerOnly(target.pathname)))
      .map(({ target }) => target.pathname + target.search),
  );
  // Each page links others, styles, scripts and pictures. Fewer addresses mean that parsing failed.
  expect(paths.size).toBeGreaterThan(pages.length);
  expect(await broken(baseURL ?? '', [...paths])).toEqual([]);
});

test('every anchor exists on its page', () => {
  const { pages, internal } = linksOfAllPages();
  const idsOf = new Map(
    pages.map(({ path, html }) => [
      path,
      new Set(tagsOf(html).flatMap(({ attributes }) => attributes.get('id') ?? [])),
    ]),
  );
  const anchors = internal.filter(({ target }) => target.hash);
  expect(anchors.length).toBeGreaterThan(pages.length);
  // A page shows parts of a drawing by their ids.
  for (const { target } of anchors) {
    if (!target.pathname.endsWith('.svg') || idsOf.has(target.pathname)) continue;
    const drawing = readFileSync(`out${target.pathname}`, 'utf8');
    idsOf.set(target.pathname, new Set(drawing.match(/(?<= id=")[^"]+/g)));
  }
  const missing = anchors
    .filter(
      ({ target }) => !idsOf.get(target.pathname)?.has(decodeURIComponent(target.hash.slice(1))),
    )
    .map(({ on, target }) => `${on} → ${target.pathname}${target.hash}`);
  expect(missing).toEqual([]);
});

test('every id that an attribute names exists on the page, and is unique', () => {
  const naming = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor'];
  const faults = exportedPages().flatMap(({ path, html }) => {
    const tags = tagsOf(html);
    const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
    const named = tags.flatMap(({ attributes }) =>
      naming.flatMap((name) => attributes.get(name)?.split(/\s+/) ?? []),
    );
    return [
      ...named.filter((id) => !ids.includes(id)).map((id) => `${path} has no #${id}`),
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path} repeats #${id}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('links to other sites are safe', () => {
  const { pages, links, external } = linksOfAllPages();
  // In development the demo host runs on localhost without TLS.
  const isLocalDemoHost = ({ protocol, hostname }: URL) =>
    protocol === 'http:' && hostname === 'localhost' && builtOrigin().startsWith('http:');
  const secure = ({ target }: Link) =>
    ['https:', 'mailto:', 'tel:'].includes(target.protocol) || isLocalDemoHost(target);
  const described = ({ on, target }: Link) => `${on} → ${target.href}`;

  expect(external.length).toBeGreaterThan(pages.length);
  expect(external.filter((link) => !secure(link)).map(described)).toEqual([]);

  const sites = external.filter(
    ({ tag, target }) => tag.name === 'a' && target.protocol.startsWith('http'),
  );
  expect(sites.length).toBeGreaterThan(pages.length);
  expect(
    sites
      .filter(({ tag }) => tag.attributes.get('target') !== '_blank')
      .filter(({ on }) => !/^\/(blogs?|whitepapers)\//.test(on))
      .map(described),
  ).toEqual([]);
  const opening = links.filter(({ tag }) => tag.attributes.get('target') === '_blank');
  expect(
    opening
      .filter(({ tag }) => !tag.attributes.get('rel')?.split(' ').includes('noopener'))
      .map(described),
  ).toEqual([]);
});
