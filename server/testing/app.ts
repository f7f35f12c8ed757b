import { getMimeType } from 'hono/utils/mime';
import { vi } from 'vitest';

import type { ContactMessage } from '#lib/contact/schema';

import { type AppOptions, createApp } from '../app';

export const message: ContactMessage = {
  name: 'Ada Moore',
  company: 'Moore Looms',
  email: 'ada@moore.example',
  details: 'We need a plan for our service desk.',
};

/** A message as the contact form posts it with scripts. */
export const jsonPost = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A message as a browser posts the form without scripts. */
export const formPost = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

/** Reference that the test app gives to every message. */
export const testReference = 'K7QM-3XTD';

/** An app for tests: two pages, one hashed script, a not-found page, messages in memory. */
export function testApp(changes: Partial<AppOptions> = {}) {
  const accepted: ContactMessage[] = [];
  const signs: unknown[] = [];
  const files = new Map([
    ['/', 'home'],
    ['/about', 'about'],
    ['/_next/static/a1b2.js', 'script'],
    ['/feeds/blog.xml', 'feed'],
  ]);
  const pages = new Map([
    ['/404.html', 'Page Not Found'],
    ['/contact/sent.html', '<p>Reference: <output class="r" data-reference=""></output></p>'],
  ]);
  const log = vi.fn();
  const app = createApp({
    staticFiles: async (c, next) => {
      const body = files.get(c.req.path);
      if (body === undefined) return next();
      const headers = {
        ETag: `W/"${body}"`,
        'Content-Type': getMimeType(c.req.path) ?? 'text/html',
      };
      return c.body(body, 200, headers);
    },
    readPage: async (file) => pages.get(file),
    redirects: { '/blogs/blog-8': '/blogs/blog-08' },
    headerOptions: { siteUrl: 'https://weftline.example', demoOrigin: 'http://localhost:3001' },
    enqueue: async ({ message, sign }) => {
      accepted.push(message);
      signs.push(sign);
      return testReference;
    },
    rateLimit: () => undefined,
    addressOf: () => '192.0.2.1',
    log,
    ...changes,
  });
  return { app, accepted, signs, log };
}
