import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { vi } from 'vitest';

import { type ApiCall, type Host, rateLimit, type Site, variables } from './host';
import { projectFile, run } from './process';

/** A mail API for MAIL_API_URL; it answers 503 to the first request and 202 after that. */
async function mailApi() {
  const calls: ApiCall[] = [];
  const server = createServer(async (request, response) => {
    const { 'idempotency-key': id, authorization: key } = request.headers;
    calls.push({ id, key, email: (await json(request)) as ApiCall['email'] });
    response.writeHead(calls.length === 1 ? 503 : 202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/send`, close: () => server.close() };
}

/** Parses JSON with comments on separate lines, as in wrangler.jsonc. */
export const readJsonc = async (name: string) =>
  JSON.parse((await readFile(projectFile(name), 'utf8')).replace(/^\s*\/\/.*$/gm, ''));

/** Starts workerd through wrangler with a temporary copy of a configuration. */
export async function wranglerDev(folder: string, config: Record<string, unknown>) {
  const file = path.join(folder, `${config.name}.json`);
  await writeFile(file, JSON.stringify(config));
  const args = ['dev', '--config', file, '--ip', '127.0.0.1', '--port', '0'];
  const wrangler = projectFile('node_modules/.bin/wrangler');
  if (!existsSync(wrangler)) {
    throw new Error(`${wrangler} is missing. npm run test:full installs it, npm ci too.`);
  }
  const child = run(wrangler, args, {
    // No network access: no version check, no metrics, no location lookup.
    CI: '1',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    XDG_CONFIG_HOME: path.join(folder, 'config'),
  });
  const url = await vi.waitFor(
    () => {
      const found = /Ready on (\S+)/.exec(child.output())?.[1];
      if (!found) throw new Error(`wrangler dev has not started:\n${child.output()}`);
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );
  return { ...child, url };
}

/** Starts the edge worker in workerd, with a mail API that records its calls. */
export async function workerHost(site: Site): Promise<Host> {
  const api = await mailApi();
  const config = await readJsonc('wrangler.jsonc');
  config.main = projectFile(config.main);
  config.assets.directory = path.join(site.root, 'out');
  config.ratelimits[0].simple.limit = rateLimit;
  config.ratelimits[2].simple.limit = 10 * rateLimit;
  config.vars = { ...variables, MAIL_API_URL: api.url, MAIL_API_KEY: 'k', OUTBOX_RETRY_MS: '500' };
  const dev = await wranglerDev(site.root, config);
  return {
    url: dev.url,
    calls: api.calls,
    accepted: async () => api.calls.slice(1).map(({ email }) => email.text ?? ''),
    async close() {
      await dev.end();
      api.close();
    },
  };
}
