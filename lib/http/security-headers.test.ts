import { describe, expect, it } from 'vitest';

import { pageHeaders, readPolicies } from './security-headers';

const headerOptions = {
  siteUrl: 'https://www.loom.example',
  demoOrigin: 'https://demos.loom.example',
};

describe('pageHeaders', () => {
  it('allows frames of the demo host only, and no framing of the site', () => {
    expect(pageHeaders('/', headerOptions)['Content-Security-Policy']).toBe(
      "frame-ancestors 'none'; frame-src https://demos.loom.example; object-src 'none'; base-uri 'none'",
    );
  });

  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/blog', 'other'],
    ['/blog/x', 'posts'],
    ['/blog/a/b', 'posts'],
    ['/blog/404', 'no post'],
    ['/blog/page/2', 'older'],
    ['/nothing', 'other'],
    ['/a/b', 'other'],
  ])('gives %s the policy that the build has written for it', (path, policy) => {
    const policies = {
      '/*': 'other',
      '/': 'home',
      '/about': 'about',
      '/blog/*': 'posts',
      '/blog/page/*': 'older',
      '/blog/404': 'no post',
    };
    const headers = pageHeaders(path, { ...headerOptions, policies });
    expect(headers['Content-Security-Policy']).toBe(policy);
  });

  it('reads policies from JSON alone', () => {
    expect(readPolicies('{"/*":"a"}\n')).toEqual({ '/*': 'a' });
    expect(readPolicies('<h1>Bad Gateway</h1>')).toBeUndefined();
    expect(readPolicies(undefined)).toBeUndefined();
  });

  it.each([
    ['/', 'same-origin'],
    ['/blog/blog-05', 'same-origin'],
    ['/_next/static/a.js', 'same-origin'],
    ['/artful', 'same-origin'],
    ['/art/blog.blog-05.card.svg', 'cross-origin'],
    ['/feeds/blog.xml', 'cross-origin'],
  ])('lets %s be embedded: %s', (path, value) => {
    expect(pageHeaders(path, headerOptions)['Cross-Origin-Resource-Policy']).toBe(value);
  });

  it.each(['/_next/static/a.js', '/og/a.png', '/fonts/a.woff2', '/about.txt', '/feeds/blog.xml'])(
    '%s has no document headers',
    (path) => {
      const names = Object.keys(pageHeaders(path, headerOptions)).join();
      expect(names).not.toMatch(/Policy-Report|Content-Security|Frame|Referrer|Permissions/);
      expect(pageHeaders(path, headerOptions)['X-Content-Type-Options']).toBe('nosniff');
    },
  );

  it('a page has no opener policy, which makes a browser change process', () => {
    expect(pageHeaders('/', headerOptions)).not.toHaveProperty('Cross-Origin-Opener-Policy');
  });

  it('an SVG opened as a page can run no script', () => {
    const policy = pageHeaders('/art/a.svg', headerOptions)['Content-Security-Policy'];
    expect(policy).toMatch(/^default-src 'none'; .*font-src data:; sandbox$/);
  });

  it('gives a not-found page at the address of a file the headers of a document', () => {
    const policy = "default-src 'self'";
    const policies = { '/*': policy };
    const headers = pageHeaders('/art/gone.svg', { ...headerOptions, policies }, 'document');
    expect(headers['Content-Security-Policy']).toBe(policy);
  });

  it('sends HSTS only if the site uses https', () => {
    const name = 'Strict-Transport-Security';
    expect(pageHeaders('/', headerOptions)[name]).toMatch(/^max-age=\d{8,}$/);
    expect(
      pageHeaders('/', { ...headerOptions, siteUrl: 'http://localhost:3000' }),
    ).not.toHaveProperty(name);
  });

  it('contains no characters that host files would have to escape', () => {
    expect(Object.values(pageHeaders('/', headerOptions)).join()).not.toMatch(/[$\\\r\n]/);
  });
});
