import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { site } from '#lib/content/collections/site';
import { readEnv } from '#lib/site/env';

import { log } from './log';
import { start } from './start';

/** A client that never finishes must not hold up a restart. */
const graceMs = 10_000;

async function main(): Promise<void> {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const running = await start({ env: readEnv(), site: site(), root, log });
  console.log(`Site   ${running.siteUrl}\nDemos  ${running.demoUrl}\nMail   ${running.mail}`);

  const stop = () => {
    setTimeout(() => process.exit(1), graceMs).unref();
    void running.close().then(() => process.exit(0));
  };
  // Once each: a second Ctrl+C ends the process at once.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
