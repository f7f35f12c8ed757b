import { describe, expect, it } from 'vitest';

import { pageHeaders } from './security-headers';

const headerOptions = {
  siteUrl: 'https://www.loom.example',
  demoOrigin: 'https://demos.loom.example',
};

describe('pageHeaders', () => {
  it('frames the demo host alone, and nobody frames us', () => {
    expect(pageHeaders('/', headerOptions)['Content-Security-Policy']).toBe(
      "frame-ancestors 'none'; frame-src https://demos.loom.example; object-src 'none'; base-uri 'none'",
    );
  });

  it('takes the policy that the build has written', () => {
    const policy = "default-src 'none'";
    expect(pageHeaders('/', { ...headerOptions, policy })['Content-Security-Policy']).toBe(policy);
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
    'gives %s no header of documents',
    (path) => {
      const names = Object.keys(pageHeaders(path, headerOptions)).join();
      expect(names).not.toMatch(/Policy-Report|Content-Security|Frame|Referrer|Permissions|Opener/);
      expect(pageHeaders(path, headerOptions)['X-Content-Type-Options']).toBe('nosniff');
    },
  );

  it('lets an SVG that is opened as a page run nothing', () => {
    const policy = pageHeaders('/art/a.svg', headerOptions)['Content-Security-Policy'];
    expect(policy).toMatch(/^default-src 'none'; .*font-src data:; sandbox$/);
  });

  it('gives a not-found page at the address of a file the headers of a document', () => {
    const policy = "default-src 'self'";
    const headers = pageHeaders('/art/gone.svg', { ...headerOptions, policy }, 'document');
    expect(headers['Content-Security-Policy']).toBe(policy);
  });

  it('asks for https only where the site speaks it', () => {
    const name = 'Strict-Transport-Security';
    expect(pageHeaders('/', headerOptions)[name]).toMatch(/^max-age=\d{8,}$/);
    expect(
      pageHeaders('/', { ...headerOptions, siteUrl: 'http://localhost:3000' }),
    ).not.toHaveProperty(name);
  });

  it('holds nothing that a host file would have to escape', () => {
    expect(Object.values(pageHeaders('/', headerOptions)).join()).not.toMatch(/[$\\\r\n]/);
  });
});
