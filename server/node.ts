import { readEnv } from '#lib/site/env';

import { errorFacts, log } from './log';
import { start } from './start';

// The service as a process, on the folder in which it is started.

/** Milliseconds until the process exits; `docker stop` kills after 10 seconds. */
const graceMs = 9500;

/** Ends the process with a text for a person at a terminal, or else with a line of the log. */
function fail(error: unknown): never {
  if (process.stderr.isTTY) console.error(error instanceof Error ? error.message : error);
  else log('not-started', errorFacts(error));
  process.exit(1);
}

// A full disk or a closed pipe behind the log must not end the service.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

const started = Promise.resolve().then(() => start({ env: readEnv(), root: process.cwd(), log }));
let isStopping = false;
/** @param quietMs - see `Listening.close` in listen.ts */
const stop = (quietMs: number) => {
  // npm and a process group may send a signal twice.
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), graceMs).unref();
  void started.then(({ close }) => close(quietMs)).then(() => process.exit(0));
};
process.on('SIGTERM', () => stop(1000));
// A person who presses Ctrl+C does not wait for new visitors. Process managers send SIGINT, too.
process.on('SIGINT', () => stop(process.stdout.isTTY ? 0 : 1000));
process.on('uncaughtException', (error) => {
  log('error', { ...errorFacts(error), stack: error.stack });
  process.exit(1);
});

const { siteUrl, demoUrl, mail, clients, advice } = await started.catch(fail);
if (process.stdout.isTTY) {
  console.log(`Site     ${siteUrl}`);
  if (demoUrl) console.log(`Demos    ${demoUrl}`);
  console.log(`Mail     ${mail}\nClients  ${clients}`);
  if (advice) console.warn(advice);
} else {
  log('started', { site: siteUrl, demos: demoUrl, mail, clients, advice });
}
