/** Cases for every host: the service, the edge worker, nginx. */

import { jsonPost, message } from './app';

/** Paths and a text of each page. */
export const pages: [string, string][] = [
  ['/', 'Home'],
  ['/about', 'About'],
  ['/about?from=mail', 'About'],
  ['/services', 'Services'],
  ['/services/ai-strategy', 'AI Strategy'],
  ['/whitepapers/known', 'Known'],
  ['/blog/blog-05', 'Blog 05'],
];

/** Paths that redirect: status and Location. */
export const moved: [string, number, string][] = [
  ['/blog/blog-5', 308, '/blog/blog-05'],
  ['/blog/blog-5?from=mail', 308, '/blog/blog-05?from=mail'],
  ['/about/', 308, '/about'],
  ['/about/?year=2024&month=5', 308, '/about?year=2024&month=5'],
  ['/about.html', 308, '/about'],
  ['/index', 308, '/'],
  ['/index.html', 308, '/'],
  ['/services/index.html', 308, '/services'],
  ['//about/', 308, '/about'],
  ['/whitepapers/unknown', 302, '/whitepapers'],
  ['/whitepapers/unknown?from=mail', 302, '/whitepapers?from=mail'],
];

/** Unknown paths and a text of their family's not-found page. */
export const missing: [string, string][] = [
  ['/nothing', 'Page Not Found'],
  ['/services/nothing', 'Page Not Found'],
  ['/industries', 'Page Not Found'],
  ['/industries/retail', 'Industry not found'],
  ['/industries/a/b', 'Industry not found'],
  ['/blog/nothing', 'Blog Post Not Found'],
  ['/careers/astronaut', 'Job Not Found'],
  ['/404', 'Page Not Found'],
  ['/404.html', 'Page Not Found'],
  ['/industries/404', 'Industry not found'],
  ['/_next/static/gone.js', 'Page Not Found'],
  ['/art/gone.svg', 'Page Not Found'],
];

/** Path traversals, and files that are not served. */
export const traversals = [
  '/../secret.html',
  '/%2e%2e/secret.html',
  '/..%2fsecret.html',
  '/..%5csecret.html',
  '/%252e%252e/secret.html',
  '/services/../../secret.html',
  '//../secret.html',
  '/.env',
  '/.well-known/.env',
  '/.well-known/other.txt',
  '/art/.git/config',
  '/about.html.br',
  '/_headers',
  '/_redirects',
  '/_nginx.conf',
  '/_policies',
  '/%00',
  '/about%00.html',
];

/** Posts that are not valid messages. */
export const refused: [number, RequestInit][] = [
  [400, jsonPost('{"name":')],
  [403, jsonPost(message, { 'Sec-Fetch-Site': 'cross-site' })],
  [403, jsonPost(message, { Origin: 'https://evil.example' })],
  [405, {}],
  [413, jsonPost({ ...message, details: 'x'.repeat(17_000) })],
  [415, { ...jsonPost(message), headers: { 'Content-Type': 'text/plain' } }],
  [422, jsonPost({ email: 'ada' })],
];

/** Paths that try to redirect to another host or to inject a header. */
export const openRedirects = [
  '//evil.example/',
  '/\\evil.example/',
  '/%0d%0aX-Evil:%201/',
  '/.//evil.example/',
];
