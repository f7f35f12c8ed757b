import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectDefaultMetrics } from 'prom-client';

import { site } from '#lib/content/collections/site';
import { readEnv } from '#lib/site/env';

import { createStreamLog, errorFacts } from './log';
import { start } from './start';

/**
 * Milliseconds until the process exits: more than the graces of start.ts, less than `docker stop`
 * allows.
 */
const graceMs = 7500;

async function main(): Promise<void> {
  const log = createStreamLog(process.stdout);
  // An error of stderr cannot be reported and must not end the service.
  process.stderr.on('error', () => undefined);
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const running = await start({ env: readEnv(), site: site(), root, log });
  collectDefaultMetrics({ register: running.registry });
  const { siteUrl, demoUrl, mail, operatorUrl, notes } = running;
  const operator = operatorUrl ?? 'not started: port 3002 is taken, see OPERATOR_PORT';
  console.log(`Site   ${siteUrl}\nDemos  ${demoUrl}\nMail   ${mail}\nOperator  ${operator}`);
  for (const note of notes) console.log(`Note   ${note}`);

  const stop = () => {
    setTimeout(() => process.exit(1), graceMs).unref();
    void running.close().then(() => process.exit(0));
  };
  // `once`: a second Ctrl+C ends the process at once.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Requeues dead letters (README.md, "Where messages are"). Not SIGHUP: a closing terminal sends
  // it.
  process.on(
    'SIGUSR2',
    () => void running.requeue().catch((error) => log('error', errorFacts(error))),
  );
}

// Awaited, so that an import of this module resolves when the service answers.
await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
