import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { vi } from 'vitest';

/** A mail API for MAIL_API_URL. */
export async function mailApi() {
  const calls: unknown[] = [];
  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    calls.push({ method, headers, email: await json(request) });
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/send`, close: () => server.close() };
}

/** Starts workerd and a local D1 through wrangler, with a temporary copy of wrangler.jsonc. */
export async function startWorker(folder: string, vars: Record<string, string>) {
  const config = JSON.parse(readFileSync('wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''));
  config.main = path.resolve(config.main);
  config.assets.directory = path.join(folder, 'out');
  config.vars = vars;
  const file = path.join(folder, 'wrangler.json');
  writeFileSync(file, JSON.stringify(config));
  const args = ['dev', '--config', file, '--ip', '127.0.0.1', '--port', '0', '--test-scheduled'];
  const child = spawn('node_modules/.bin/wrangler', [...args, '--persist-to', `${folder}/state`], {
    env: {
      ...process.env,
      // No network access: no version check, no metrics, no location lookup.
      ...{ CI: '1', WRANGLER_HIDE_BANNER: 'true', WRANGLER_SEND_METRICS: 'false' },
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      XDG_CONFIG_HOME: path.join(folder, 'config'),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit');
  const url = await vi.waitFor(
    () => {
      const found = /Ready on (\S+)/.exec(output)?.[1];
      if (!found) throw new Error(`wrangler dev has not started:\n${output}`);
      return found;
    },
    { timeout: 90_000, interval: 100 },
  );
  return {
    url,
    logged: () => output,
    /** Delivers what is due, as the cron trigger does. */
    deliver: () => fetch(`${url}/__scheduled?cron=*`),
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
