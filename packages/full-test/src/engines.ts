/**
 * Tests first clicks on uncached pages in Firefox and WebKit: `node scripts/run.mjs engines
 * [name…]`. Requires a built site in out/. Skips an engine that is not installed and prints the
 * reason. With SCREENSHOTS=<folder>, also writes screenshots of some pages there.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { layouts } from '../../../e2e/support/layouts';
import { site } from '../../../lib/content/collections/site';
import { readEnv } from '../../../lib/site/env';
import { start } from '../../../server/start';
import { narrow, wide } from './engine';
import { firefox } from './firefox';
import { flows } from './flows';
import { webkit } from './webkit';

const engines = { firefox, webkit };
const wanted = process.argv.slice(2);
const pictures = process.env.SCREENSHOTS;
const counts = { passed: 0, failed: 0, skipped: 0 };

const service = await start({
  env: {
    ...readEnv(),
    PORT: 0,
    DEMO_PORT: 0,
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'engines-')),
  },
  site: site(),
  root: process.cwd(),
  log: () => undefined,
});
for (const [name, launch] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const engine = await launch();
  if (typeof engine === 'string') {
    counts.skipped += flows.length;
    console.log(`- ${name}: ${flows.length} flows skipped. ${engine}`);
    continue;
  }
  try {
    for (const flow of flows) {
      // A new session, so that the cache is empty.
      const session = await engine.open();
      try {
        await flow.run(session, service.siteUrl);
        counts.passed += 1;
        console.log(`✓ ${name} › ${flow.name}`);
      } catch (error) {
        counts.failed += 1;
        console.log(
          `✗ ${name} › ${flow.name}\n  ${error instanceof Error ? error.message : error}`,
        );
      } finally {
        await session.close();
      }
    }
    if (pictures) {
      const session = await engine.open();
      for (const address of layouts) {
        for (const width of [wide, narrow]) {
          await session.goto(service.siteUrl + address, width);
          const file = `${name}-${width}${address.replaceAll('/', '-')}.png`;
          await session.screenshot(path.join(pictures, file));
        }
      }
      await session.close();
    }
  } finally {
    await engine.close();
  }
}
await service.close();
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;
