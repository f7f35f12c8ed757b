import { mkdirSync, writeFileSync } from 'node:fs';
import { type Agent, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { contentPolicy, hashSource } from '#lib/http/content-policy';
import { hostFiles } from '#lib/http/host-files';
import { routes } from '#lib/site/routes';

export const siteUrl = 'https://loom.example';
const site = { name: 'Loom', email: 'hello@loom.example', demoHost: 'demos.loom.example' };
const demoOrigin = 'https://demos.loom.example';

/** Policy of all pages, as the build writes it. */
export const policy = contentPolicy(
  { demoOrigin, scripts: [hashSource('starter()')], styles: [hashSource('a{}')] },
  'header',
);

export const about = '<h1>About</h1>'.repeat(50);

/** The contact form as components/contact/contact-form.tsx exports it, shortened. */
const contactPage = `<!DOCTYPE html><html><head><title>Contact us</title><script>starter()</script></head>
<body><form action="/send-email" method="post">
<input type="text" id="field-name" required="" name="name">
<input type="text" id="field-company" name="company">
<input type="email" id="field-email" required="" name="email">
<textarea rows="4" id="field-details" name="details" required=""></textarea>
<button type="submit" class="b">Send message</button><p role="alert" class="sr-only"></p></form></body></html>`;

/** The longest path that an alias may have. */
export const longAlias = `/${'old-'.repeat(37)}x`;

const redirects = {
  '/blog/blog-5': '/blog/blog-05',
  '/old/post.php': '/about',
  [routes.whitepaper('old')]: routes.whitepaper('known'),
  [longAlias]: '/services',
};

type Files = Readonly<Record<string, string | Buffer>>;

const files: Files = {
  'out/index.html': '<h1>Home</h1>',
  'out/about.html': about,
  'out/about.html.br': brotliCompressSync(about),
  'out/services.html': '<h1>Services</h1>',
  'out/services/ai-strategy.html': '<h1>AI Strategy</h1>',
  'out/blog.html': '<h1>Blog</h1>',
  [`out${routes.whitepapers}.html`]: '<h1>White Papers</h1>',
  'out/blogs.html': '<h1>Blog</h1>',
  'out/blog/2024/05.html': '<p>Posts from May 2024</p>',
  'out/blog/blog-05.html': '<h1>Blog 05</h1>',
  'out/blog/blog-05.md': '# Blog 05',
  'out/feeds/blog.rss': '<rss version="2.0"/>',
  [`out${routes.whitepaper('known')}.html`]: '<h1>Known</h1>',
  'out/_next/static/a1b2.js': 'export {};',
  'out/art/logistics.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'out/contact.html': contactPage,
  'out/contact/sent.html': '<p>Reference: <output data-reference=""></output></p>',
  'out/404.html': '<h1>Page Not Found</h1>',
  'out/blog/404.html': '<h1>Blog Post Not Found</h1>',
  [`out${routes.careers}/404.html`]: '<h1>Job Not Found</h1>',
  [`out${routes.industries}/404.html`]: '<h1>Industry not found</h1>',
  'out/media/film.mp4': Buffer.alloc(600_000, '0123456789'),
  'out/.env': 'secret',
  'out/.well-known/other.txt': 'secret',
  'out/art/.git/config': 'secret',
  'packages/demos/dist/vision/index.html': '<h1>Vision</h1>',
  'packages/demos/dist/vision/notes.md': 'secret',
  'secret.html': 'secret',
  ...Object.fromEntries(
    Object.entries(hostFiles({ siteUrl, policy }, { site, now: new Date(), redirects })).map(
      ([name, text]) => [`out/${name}`, text],
    ),
  ),
};

/** Writes files into a folder, by their paths below it. */
export function writeFiles(root: string, contents: Files): void {
  for (const [name, content] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
}

/** Writes a small export and two demos into a folder. */
export const writeSite = (root: string) => writeFiles(root, files);

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Init {
  agent?: Agent | false;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Requests a path as it is: fetch would normalize it. */
export const send = (base: string, rawPath: string, { body, ...init }: Init = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const options = { hostname, port, path: rawPath, agent: false, ...init };
    const sent = request(options, (response) => {
      const { statusCode: status = 0, headers } = response;
      // The connection may end within the body.
      text(response).then((body) => resolve({ status, headers, body }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

const postOf = (type: string, body: string, headers: Record<string, string> = {}): Init => ({
  method: 'POST',
  headers: { 'Content-Type': type, ...headers },
  body,
});

/** A message as the contact form posts it with scripts. */
export const jsonPost = (body: unknown, headers?: Record<string, string>) =>
  postOf('application/json', typeof body === 'string' ? body : JSON.stringify(body), headers);

/** A message as a browser posts the form without scripts. */
export const formPost = (fields: Record<string, string>, headers?: Record<string, string>) =>
  postOf('application/x-www-form-urlencoded', `${new URLSearchParams(fields)}`, headers);
