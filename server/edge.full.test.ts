import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { demoFolder } from './demo-app';
import { maxAttempts } from './queue';
import type { Site } from './testing/host';
import { projectFile } from './testing/process';
import { headerOptions, rawGet, testSite } from './testing/site';
import { readJsonc, wranglerDev } from './testing/worker-host';

let site: Site;

beforeAll(async () => {
  site = await testSite();
});

afterAll(() => site.remove());

describe('the demo worker', () => {
  it('serves demos and nothing beside them, to be framed by the site alone', async () => {
    const config = await readJsonc('deploy/wrangler-demo.jsonc');
    config.main = projectFile(path.join('deploy', config.main));
    config.assets.directory = path.join(site.root, demoFolder);
    config.vars = { SITE_URL: headerOptions.siteUrl };
    const folder = path.join(site.root, 'demo-worker');
    await mkdir(folder);
    const dev = await wranglerDev(folder, config);
    const status = async (at: string) => (await rawGet(dev.url, at)).status;
    expect(await status('/vision')).toBe(200);
    expect(await status('/vision/')).toBe(200);
    expect(await status('/vision/app.js')).toBe(200);
    expect(await status('/vision/app.test.js')).toBe(404);
    expect(await status('/vision/notes.md')).toBe(404);
    expect(await status('/../secret.html')).toBe(404);
    const { headers } = await fetch(`${dev.url}/vision`);
    expect(headers.get('Content-Security-Policy')).toContain(
      `frame-ancestors ${headerOptions.siteUrl}`,
    );
    await dev.end();
  }, 90_000);
});

describe('wrangler.jsonc', () => {
  it('lets the worker give up before the queue does, and loses nothing then', async () => {
    const { queues } = await readJsonc('wrangler.jsonc');
    const [consumer] = queues.consumers;
    expect(consumer.max_retries).toBeGreaterThanOrEqual(maxAttempts);
    const produced = queues.producers.map(({ queue }: { queue: string }) => queue);
    expect(produced).toEqual([consumer.queue, consumer.dead_letter_queue]);
  });

  it('has another worker name than the demos', async () => {
    const configs = await Promise.all(
      ['wrangler.jsonc', 'deploy/wrangler-demo.jsonc'].map(readJsonc),
    );
    expect(new Set(configs.map(({ name }) => name)).size).toBe(2);
  });
});
