import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { redirects } from '#lib/content/pages/urls';

import { builtBase, builtOrigin } from './support/built-base';
import { attributesOf, metaOf } from './support/html';
import { startService } from './support/service';
import { exportedPage, exportedPages } from './support/sitemap';

const service = startService();

const followed = '[href], [src], [srcset], [poster], meta[property^="og:"], meta[name^="twitter:"]';

/** All URLs in an element that browsers, feed readers or search engines follow. */
function addressesOf(element: Element): string[] {
  const get = (name: string) => element.getAttribute(name) ?? '';
  // The parser keeps the letters of React.
  const pictures = `${get('srcset')},${get('srcSet')}`.split(',');
  return [
    ...['href', 'src', 'poster'].map(get),
    ...pictures.map((part) => part.trim().split(/\s/)[0] ?? ''),
    /:(?:url|image)$/.test(get('property') || get('name')) ? get('content') : '',
  ].filter((address) => address && !address.startsWith('data:'));
}

const links = exportedPages().flatMap(({ path: on, document }) =>
  [...document.querySelectorAll(followed)].flatMap((element) =>
    addressesOf(element).map((address) => {
      return { on, element, target: new URL(address, new URL(on, builtOrigin())) };
    }),
  ),
);
type Link = (typeof links)[number];
const isInternal = ({ target }: Link) => target.origin === builtOrigin();
const describeLink = ({ on, target }: Link) => `${on} → ${target.href}`;

// A file that is only served as an answer to other addresses.
const isAnswerOnly = (path: string) => path.endsWith('/404');

it('every internal address answers', async () => {
  const moved = redirects();
  const paths = new Set(
    links
      .filter(isInternal)
      .filter(({ on, target }) => !(isAnswerOnly(on) && isAnswerOnly(target.pathname)))
      .map(({ target }) => target.pathname + target.search),
  );
  // Each page links others, styles, scripts and pictures. Fewer addresses mean that parsing failed.
  expect(paths.size).toBeGreaterThan(exportedPages().length);
  const ask = async (path: string) => {
    const options = { method: 'HEAD', redirect: 'manual' } as const;
    const { status, headers } = await fetch(service() + path, options);
    expect.soft(status, path).toBe(moved[path] ? 308 : 200);
    if (moved[path]) expect.soft(headers.get('location')).toBe(moved[path]);
  };
  await Promise.all([...paths].map(ask));
});

it('every anchor exists on its page', () => {
  const idsOf = new Map(
    exportedPages().map(({ path, document }) => [path, new Set(attributesOf(document, '*', 'id'))]),
  );
  // `#t=` is a time in a film (Media Fragments URI).
  const isAnchor = ({ hash }: URL) => hash !== '' && !hash.startsWith('#t=');
  const anchors = links.filter((link) => isInternal(link) && isAnchor(link.target));
  // Each page has one to its main part.
  expect(anchors.length).toBeGreaterThanOrEqual(exportedPages().length);
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

// Other tests read the pages without this path.
if (builtBase()) {
  it('every address of the site itself is below its path', () => {
    const attribute = /(?<!rel="preconnect")\s(?:href|src|srcset|poster|action)="(\/(?!\/)[^"]*)"/g;
    const beside = exportedPages().flatMap(({ path }) => {
      const html = readFileSync(`out${decodeURI(path === '/' ? '/index' : path)}.html`, 'utf8');
      return [...html.matchAll(attribute)]
        .map(([, address = '']) => address)
        .filter((address) => address !== builtBase() && !address.startsWith(`${builtBase()}/`))
        .map((address) => `${path} → ${address}`);
    });
    expect(beside).toEqual([]);
  });
}

it('links to other sites are encrypted, and open a new tab outside of articles (N6)', () => {
  const external = links.filter((link) => !isInternal(link));
  // In development the demo host runs on localhost without TLS.
  const isClosed = metaOf(exportedPage('/').document, 'robots')?.includes('nofollow');
  const isLocalDemoHost = ({ protocol, hostname }: URL) =>
    protocol === 'http:' && hostname === 'localhost' && isClosed;
  const isSecure = ({ target }: Link) =>
    ['https:', 'mailto:', 'tel:'].includes(target.protocol) || isLocalDemoHost(target);
  expect(external.length).toBeGreaterThan(exportedPages().length);
  expect(external.filter((link) => !isSecure(link)).map(describeLink)).toEqual([]);

  const others = external
    .filter(({ element, target }) => element.matches('a') && target.protocol.startsWith('http'))
    .filter(({ element }) => element.getAttribute('target') !== '_blank');
  expect(others.map(describeLink)).toEqual([]);
});
