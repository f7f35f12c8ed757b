import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { findBrowser } from './browser';

// `npm run bench`: measures out/ with Lighthouse (mobile), and the service under load. With
// PEER=folder, the built site of somebody else is measured in the same run, since only ratios are
// comparable between machines; PEER_ARTICLE is the path of an article there. npx downloads both
// tools on demand into npm's cache, because few people run this.
const lighthouse = 'lighthouse@12.8.2';
const autocannon = 'autocannon@8.0.0';
const runs = 3;

const port = 3210;
const peerPort = 3211;
const peer = process.env.PEER;

/** Output of a command-line tool that npx downloads. */
async function npx(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npx', ['--yes', ...args], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    maxBuffer: 100 * 1024 * 1024,
  });
  return stdout;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

interface Report {
  audits: Record<string, { numericValue?: number }>;
}

/** Medians of Lighthouse's figures of a page. Times in milliseconds. */
async function measure(url: string) {
  const chrome = '--chrome-flags=--headless=new --no-sandbox';
  const options = ['--quiet', '--output=json', '--only-categories=performance', chrome];
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    reports.push(JSON.parse(await npx(lighthouse, url, ...options)));
  }
  const figure = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    'largest paint': Math.round(figure('largest-contentful-paint')),
    'blocking time': Math.round(figure('total-blocking-time')),
    'layout shift': Number(figure('cumulative-layout-shift').toFixed(3)),
    'bytes in all': Math.round(figure('total-byte-weight')),
  };
}

/** Serves the built site of a peer with brotli, as our service does. */
function servePeer(folder: string) {
  const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.css': 'text/css',
    '.js': 'text/javascript',
    '.svg': 'image/svg+xml',
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = ['', '.html', '/index.html']
      .map((end) => path.join(folder, pathname + end))
      .find((each) => path.extname(each) && existsSync(each));
    if (!file) return response.writeHead(404).end();
    const type = types[path.extname(file)];
    const body = readFileSync(file);
    if (!type) return response.end(body);
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' });
    return response.end(brotliCompressSync(body));
  });
  return server.listen(peerPort);
}

if (!existsSync('out/index.html')) throw new Error('There is no out/. Run: npm run build');
const service = spawn(process.execPath, ['--import', 'tsx', 'server/node.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DEMO_PORT: '0',
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'bench-')),
  },
});
const peerServer = peer ? servePeer(path.resolve(peer)) : undefined;

const site = `http://localhost:${port}`;
for (let attempt = 0; attempt < 100; attempt += 1) {
  if (await fetch(site).catch(() => undefined)) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}

const article = /<loc>[^<]*(\/blog\/(?!page\/|\d{4}[/<])[^<]+)<\/loc>/.exec(
  readFileSync('out/sitemap.xml', 'utf8'),
)?.[1];
const pages = [
  { name: 'home', at: '/', peerAt: '/' },
  { name: 'article', at: article ?? '/', peerAt: process.env.PEER_ARTICLE },
  { name: 'list', at: '/blog', peerAt: undefined },
];
for (const { name, at, peerAt } of pages) {
  const html = statSync(`out${at === '/' ? '/index' : at}.html.br`).size;
  const own = await measure(site + at);
  console.log(name, { 'HTML, bytes with brotli': html, ...own });
  if (!peer || !peerAt) continue;
  const other = await measure(`http://localhost:${peerPort}${peerAt}`);
  const ratio = own['largest paint'] / other['largest paint'];
  console.log(`${name} of the peer`, other, `largest paint, of the peer's: ${ratio.toFixed(2)}`);
}
const load = JSON.parse(await npx(autocannon, '--json', '-c', '50', '-d', '5', site));
console.log(`load: ${load.requests.average} requests a second, ${load.non2xx} refused`);
peerServer?.close();
service.kill();
