import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import {
  headerNames,
  headersFile,
  hostFiles,
  nginxMaps,
  nginxVariable,
  redirectsFile,
} from './host-files';
import { pageHeaders } from './security-headers';

const headerOptions = {
  siteUrl: 'https://www.loom.example',
  demoOrigin: 'https://demos.loom.example',
  policies: {
    '/*': 'of unknown pages',
    '/': 'of the home page',
    '/about': 'of about',
    '/blog': 'of the blog list',
    '/blog/*': 'of posts',
    '/blog/page/*': 'of older posts',
    '/blog/404': 'of unknown pages',
  },
};
const redirects = { '/blog/blog-5': '/blog/blog-05', '/old/post.php': '/about' };
const files = [
  'index.html',
  'about.html',
  'about.txt',
  'blog/blog-05.html',
  'blog/blog-05.txt',
  'blog/blog-05.md',
  'blog/blog-06.html',
  'blog/404.html',
  'blog/page/2.html',
  'blog/page/2.txt',
  'art/a.svg',
  'art/b.svg',
  '_next/static/chunk.js',
  'search/0a1b2c/text-0.json',
  '_next/static/chunk.css',
  '_next/static/mark.svg',
  'tools/a.html',
  'tools/b.html',
  'tools/a.pdf',
  'icon.svg',
];

/** Headers that a host sends: each matching rule removes headers, then joins its values. */
function headersAt(address: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const block of headersFile(files, headerOptions).trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n');
    const [start = '', end] = pattern.split('*');
    const meant = address.startsWith(start) && address.endsWith(end ?? '');
    if (end === undefined ? address !== pattern : !meant) continue;
    for (const line of lines) {
      const [, removed] = /^ {2}! ([\w-]+)$/.exec(line) ?? [];
      if (removed) delete found[removed];
    }
    for (const line of lines.filter((line) => !line.startsWith('  ! '))) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      found[name] = found[name] ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}

describe('headersFile', () => {
  it.each([
    '/',
    '/about',
    '/about.txt',
    '/blog/blog-05',
    '/blog/blog-05.txt',
    '/blog/blog-05.md',
    '/blog/page/2',
    '/blog/page/2.txt',
    '/art/a.svg',
    '/_next/static/chunk.js',
    '/_next/static/mark.svg',
    '/tools/a',
    '/tools/a.pdf',
    '/icon.svg',
  ])('gives %s the headers that the service gives it', (address) => {
    const { 'Cache-Control': _, ...security } = headersAt(address);
    expect(security).toEqual(pageHeaders(address, headerOptions));
  });

  it('an unknown path has all headers that do not depend on the folder', () => {
    const { 'Cross-Origin-Resource-Policy': _, ...rest } = pageHeaders('/nothing', headerOptions);
    expect(headersAt('/nothing')).toEqual(rest);
  });

  it.each([
    ['/_next/static/chunk.js', 'public, max-age=31536000, immutable'],
    ['/search/0a1b2c/text-0.json', 'public, max-age=31536000, immutable'],
    ['/search.json', undefined],
    ['/art/a.svg', 'public, max-age=3600'],
    ['/icon.svg', 'public, max-age=3600'],
    ['/about', undefined],
    ['/about.txt', 'public, max-age=60'],
    ['/blog/blog-05.txt', 'public, max-age=60'],
    ['/blog/blog-05', undefined],
  ])('lets %s be kept: %s', (address, value) => {
    expect(headersAt(address)['Cache-Control']).toBe(value);
  });
});

it('redirectsFile has one line per redirect', () => {
  expect(redirectsFile(redirects)).toBe(
    '/blog/blog-5 /blog/blog-05 301\n/old/post.php /about 301\n',
  );
});

describe('nginxMaps', () => {
  const maps = nginxMaps(files, headerOptions, redirects);

  it('has one map a header, with the usual value first', () => {
    expect(maps).toContain('map $uri $site_x_content_type_options {\n  default "nosniff";\n}\n');
    expect(maps).toMatch(
      /map \$uri \$site_referrer_policy \{\n {2}default "strict-origin";\n[^}]*"~\^\/art\/" "";/,
    );
    expect(maps.match(/^map /gm)).toHaveLength(headerNames(headerOptions).length + 1);
  });

  it('has the policy of each page, those of inner folders first', () => {
    const [, map = ''] = /map \$uri \$site_content_security_policy \{\n(.*?)\}/s.exec(maps) ?? [];
    expect(map.split(/;\n/).map((line) => line.trim())).toEqual([
      'default "of unknown pages"',
      expect.stringContaining('"/icon.svg" "default-src'),
      '"~\\.txt$" ""',
      '"~\\.md$" ""',
      expect.stringContaining('"~^/art/" "default-src'),
      '"~^/_next/" ""',
      expect.stringContaining('"/_next/static/mark.svg" "default-src'),
      '"~^/search/" ""',
      '"/tools/a.pdf" ""',
      '"~^/blog/page/" "of older posts"',
      '"~^/blog/" "of posts"',
      '"/about.html" "of about"',
      '"/blog" "of the blog list"',
      '"/index.html" "of the home page"',
      '',
    ]);
  });

  it('sends each in deploy/nginx.conf', () => {
    const conf = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
    const sent = [...conf.matchAll(/^ {2}add_header (\S+) (\S+) always;$/gm)];
    const names = headerNames(headerOptions);
    expect(sent.map(([, name, variable]) => [name, variable]).sort()).toEqual(
      names.map((name) => [name, nginxVariable(name)]).sort(),
    );
  });

  it('has a map for every header of deploy/nginx.conf on a site without https too', () => {
    const plain = nginxMaps(
      files,
      { ...headerOptions, siteUrl: 'http://localhost:3000' },
      redirects,
    );
    expect(plain).toContain('map $uri $site_strict_transport_security {\n  default "";\n}\n');
    expect(maps.match(/\$site_strict_transport_security/g)).toHaveLength(1);
  });

  it('names folders and files as nginx sees them', () => {
    expect(maps).toContain('  "~^/art/" "cross-origin";');
    expect(maps).toContain('  "~^/_next/" "public, max-age=31536000, immutable";');
    expect(maps).toContain('  "~\\.txt$" "public, max-age=60";');
    expect(maps).toContain('  "~\\.md$" "noindex";');
    expect(maps).toContain('  "~\\.txt$" "params=(\\"_rsc\\")";');
    expect(maps).toContain('  "/icon.svg" "public, max-age=3600";');
    expect(maps).toContain('  "/blog/blog-5" "/blog/blog-05";');
  });
});

describe('hostFiles', () => {
  const about = { email: 'hello@loom.example', now: new Date('2026-11-21'), redirects };

  it('names every file that the build adds', () => {
    expect(Object.keys(hostFiles(files, headerOptions, about))).toEqual([
      '_headers',
      '_redirects',
      '_moved.json',
      '_nginx.conf',
      '.assetsignore',
      '.well-known/security.txt',
      '_policies',
    ]);
  });

  it('writes no policies that were not made', () => {
    const without = { ...headerOptions, policies: undefined };
    expect(hostFiles(files, without, about)).not.toHaveProperty('_policies');
  });
});
