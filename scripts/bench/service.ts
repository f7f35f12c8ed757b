import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
// A package of packages/full-test.
import autocannon from 'autocannon';

import { nginxMissing, startNginx } from '#server/testing/nginx';
import { startServer, startService } from './server-process';

/** Seconds per round. */
const DURATION = 1.5;
const ROUNDS = 5;
const CONNECTIONS = 50;
const MANY_CONNECTIONS = 500;
/** Requests between two readings of the memory. */
const REQUESTS = 50_000;
/** Least rate of pages, of that of nginx with the same files. */
const LEAST_OF_NGINX = 0.8;
/** Most memory after 100,000 requests, of that after 50,000. */
const MOST_GROWTH = 1.1;
const PAGE = '/about';

/**
 * Baseline: the least work for the same request in Node, a page in memory and an immediate success
 * to a POST.
 */
const inMemory = `
  const page = require('node:fs').readFileSync('out${PAGE}.html.br');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
  require('node:http').createServer((request, response) => {
    if (request.method === 'GET') return response.writeHead(200, headers).end(page);
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => response.end(JSON.stringify({ success: !!JSON.parse(body).name })));
  }).listen(0, '127.0.0.1', function () { console.log('Site   http://127.0.0.1:' + this.address().port); });
`;

const message = JSON.stringify({
  name: 'Ada Moore',
  company: 'Moore Looms',
  email: 'ada@moore.example',
  details: 'We need a plan for our service desk. '.repeat(10),
});

const requests = {
  page: { path: PAGE, headers: { 'Accept-Encoding': 'br' } },
  post: {
    path: '/send-email',
    method: 'POST' as const,
    headers: { 'Content-Type': 'application/json' },
    body: message,
  },
};

async function measure(
  kind: keyof typeof requests,
  url: string,
  load: { duration: number } | { amount: number } = { duration: DURATION },
  connections = CONNECTIONS,
) {
  const { path: at, ...request } = requests[kind];
  const result = await autocannon({
    url: url + at,
    connections,
    ...load,
    ...request,
  });
  return {
    rate: result.requests.average,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** Medians of several rounds, so that a change of the machine's load meets all servers. */
async function measureInTurns(kind: keyof typeof requests, urls: Readonly<Record<string, string>>) {
  const rounds: Record<string, Measured[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of Object.entries(urls)) {
      rounds[name] = [...(rounds[name] ?? []), await measure(kind, url)];
    }
  }
  const results: Record<string, Measured> = {};
  for (const [name, list] of Object.entries(rounds)) {
    const median = (figure: 'rate' | 'p99') =>
      list.map((each) => each[figure]).sort((a, b) => a - b)[list.length >> 1] ?? 0;
    const failed = list.reduce((sum, each) => sum + each.failed, 0);
    results[name] = { rate: median('rate'), p99: median('p99'), failed };
  }
  return results;
}

/**
 * Load test on the loopback interface: the service, nginx with the same files if it is installed,
 * and the baseline handler, in one run, because only ratios are comparable between machines.
 *
 * @returns whether every request succeeded and the memory of the service did not grow, and the
 *   targets that were missed
 */
export async function benchService(): Promise<{ good: boolean; misses: string[] }> {
  const service = await startService();
  const { folder } = service;
  const memory = await startServer(['--eval', inMemory]);
  const missing = existsSync('out/_nginx.conf') ? nginxMissing() : 'out/ has no maps for nginx';
  const nginx = missing
    ? undefined
    : await startNginx({
        folder,
        out: path.resolve('out'),
        serviceUrl: service.url,
        unlimited: true,
      });

  const rows: Record<string, Record<string, string>> = {};
  let failures = 0;
  const misses: string[] = [];
  for (const kind of ['page', 'post'] as const) {
    const urls = {
      'in memory': memory.url,
      service: service.url,
      ...(nginx && kind === 'page' && { nginx: nginx.url }),
    };
    const found = await measureInTurns(kind, urls);
    const base = found['in memory'];
    for (const [name, { rate, p99, failed }] of Object.entries(found)) {
      failures += failed;
      rows[`${kind}, ${name}`] = {
        'requests/s': rate.toFixed(),
        'p99 ms': p99.toFixed(),
        'of in-memory': (rate / (base?.rate ?? rate)).toFixed(2),
        'p99 of in-memory': (p99 / Math.max(1, base?.p99 ?? p99)).toFixed(1),
        ...(found.nginx && { 'of nginx': (rate / found.nginx.rate).toFixed(2) }),
      };
    }
    if (found.nginx && found.service) {
      const ratio = found.service.rate / found.nginx.rate;
      const figure = `${ratio.toFixed(2)} of ${LEAST_OF_NGINX}`;
      const isUnder = ratio < LEAST_OF_NGINX;
      if (isUnder) misses.push(`pages a second, of nginx: ${figure}`);
      console.log(`Pages a second, of nginx: ${figure}${isUnder ? '  UNDER' : ''}`);
    }
  }
  const many = await measure('page', service.url, { duration: DURATION }, MANY_CONNECTIONS);
  failures += many.failed;
  console.log(`${MANY_CONNECTIONS} connections: ${many.failed} failures`);
  const memoryAfter = async () => {
    failures += (await measure('page', service.url, { amount: REQUESTS })).failed;
    return residentBytes(service.pid);
  };
  const [earlier, later] = [await memoryAfter(), await memoryAfter()];
  const growth = later / earlier;
  console.log(
    `Memory after ${REQUESTS} and ${2 * REQUESTS} requests: ${megabytes(earlier)} and ${megabytes(later)} MB (limit ${MOST_GROWTH} times)${growth > MOST_GROWTH ? '  OVER' : ''}`,
  );
  console.log(
    `Load: ${CONNECTIONS} connections for ${ROUNDS} times ${DURATION} s each, ${failures} failures`,
  );
  if (failures > 0) misses.push(`failed requests: ${failures} of 0`);
  if (growth > MOST_GROWTH) misses.push(`memory: ${growth.toFixed(2)} of ${MOST_GROWTH} times`);
  if (missing) console.log(`Without nginx: ${missing}.`);
  console.table(rows);

  await Promise.all([nginx?.end(), memory.end(), service.end()]);
  await rm(folder, { recursive: true, force: true });
  return { good: failures === 0 && growth <= MOST_GROWTH, misses };
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);

/** Memory of a process in bytes. */
const residentBytes = (pid: number) =>
  1024 * Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await benchService()).good ? 0 : 1;
}
