import { describe, expect, it } from 'vitest';

import { contentPolicy } from './content-policy';
import { pageHeaders } from './security-headers';

const siteUrl = 'https://www.loom.example';
const demoOrigin = 'https://demos.loom.example';
const policy = contentPolicy(
  { scripts: ["'sha256-a'"], styles: ["'sha256-b'"], demoOrigin },
  'header',
);
const headers = pageHeaders('/', { siteUrl, demoOrigin, policies: { '/*': policy } });

/** Directive → sources. */
const directives = new Map(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((part): [string, string[]] => {
    const [name = '', ...sources] = part.split(' ');
    return [name, sources];
  }),
);
const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];

/**
 * Scoring rules of MDN's HTTP Observatory (mdn/mdn-http-observatory, src/grader/charts.js). The
 * headers have to earn 100 points and every bonus except that for the HSTS preload list, which only
 * the owner of a site can request. Redirects from http are done by the host; there are no cookies.
 */
describe('MDN HTTP Observatory gives A+ with its bonuses', () => {
  it('+10: default-src none, nothing unsafe or broad, forms stay here', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    for (const name of ['script-src', 'style-src', 'object-src']) {
      expect(sourcesOf(name).join(' '), name).not.toMatch(/unsafe-|data:|\*|(^| )https?:( |$)/);
    }
    expect([...directives.values()].flat().join(' ')).not.toContain('http:');
    expect(directives.get('form-action')).toEqual(["'self'"]);
  });

  it('+5: the policy forbids framing', () => {
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('+5: the referrer for other sites is at most the origin', () => {
    expect(headers['Referrer-Policy']).toMatch(
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
    );
  });

  it('+10: resources for pages of this origin alone', () => {
    expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });

  it('loses nothing for HSTS, sniffing, cookies or open sharing', () => {
    const [, age] = /^max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '') ?? [];
    // Six months.
    expect(Number(age)).toBeGreaterThanOrEqual(15_768_000);
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    expect(Object.keys(headers)).not.toContain('Set-Cookie');
    expect(Object.keys(headers).join()).not.toContain('Access-Control');
  });
});
