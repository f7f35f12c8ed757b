import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Site } from './testing/host';
import { nginxMissing, startNginx } from './testing/nginx';
import { headerOptions, testSite } from './testing/site';

const missing = nginxMissing();
const host = new URL(headerOptions.siteUrl).host;

/** Sends a request over TLS without verifying the self-signed test certificate. */
const ask = (base: string, pathname: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const options = { method, headers, rejectUnauthorized: false };
    request(base + pathname, options, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });

describe.skipIf(missing)(`nginx (${missing ?? 'with TLS'})`, () => {
  let site: Site;
  let service: Awaited<ReturnType<Site['begin']>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    site = await testSite();
    service = await site.begin({ SITE_ENV: 'production', SITE_URL: headerOptions.siteUrl });
    const folder = path.join(site.root, 'nginx');
    await mkdir(folder);
    const tls = { certificate: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
    spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-keyout', tls.key, '-out', tls.certificate, '-days', '1', '-subj', `/CN=${host}`],
    ]);
    const out = path.join(site.root, 'out');
    const { siteUrl: serviceUrl, demoUrl } = service;
    nginx = await startNginx({ folder, out, serviceUrl, demoUrl, tls });
    await writeFile(path.join(out, 'large.txt'), 'x'.repeat(100));
  });

  afterAll(async () => {
    await nginx?.end();
    await service?.close();
    await site.remove();
  });

  it.each([
    ['www.weftline.example', '/about?from=mail'],
    ['demos.weftline.example', '/vision'],
  ])('leads http://%s%s to https', async (name, at) => {
    const response = await new Promise<{ status?: number; location?: string }>((resolve) => {
      import('node:http').then(({ get }) =>
        get(nginx.redirectUrl + at, { headers: { Host: name } }, (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode, location: answer.headers.location });
        }),
      );
    });
    expect(response).toEqual({ status: 308, location: `https://${name}${at}` });
  });

  it('serves the site over TLS, with HSTS', async () => {
    const { status, headers } = await ask(nginx.url, '/about', { Host: 'www.weftline.example' });
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
  });

  it('serves the demos under their own name, with the headers of the demo host', async () => {
    const { status, headers } = await ask(nginx.url, '/vision', { Host: 'demos.weftline.example' });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(
      new RegExp(`frame-ancestors ${headerOptions.siteUrl}$`),
    );
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
  });

  it('limits messages of one address before they reach the service', async () => {
    const posts = Array.from({ length: 40 }, () =>
      ask(nginx.url, '/send-email', { Host: 'www.weftline.example' }, 'POST'),
    );
    const late = (await Promise.all(posts)).filter(({ status }) => status === 429);
    expect(late.length).toBeGreaterThan(0);
    expect(late[0]?.headers['retry-after']).toBe('60');
  });

  it('limits requests of one address', async () => {
    const asked = Array.from({ length: 600 }, () =>
      ask(nginx.url, '/art/logistics.svg', { Host: 'www.weftline.example' }).catch(() => undefined),
    );
    const statuses = (await Promise.all(asked)).map((answer) => answer?.status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
  });
});
