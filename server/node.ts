import { readEnv } from '#lib/site/env';

import { log } from './log';
import { start } from './start';

// The service as a process, on the folder in which it is started.

/** Milliseconds until the process exits; `docker stop` kills after 10 seconds. */
const graceMs = 9500;

function fail(error: unknown): never {
  // One line for an invalid setting, without a stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// A full disk or a closed pipe behind the log must not end the service.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

const started = Promise.resolve().then(() => start({ env: readEnv(), root: process.cwd(), log }));
let isStopping = false;
const stop = () => {
  // npm and a process group may send a signal twice.
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), graceMs).unref();
  void started.then(({ close }) => close()).then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

const { siteUrl, demoUrl, mail, advice } = await started.catch(fail);
console.log(`Site   ${siteUrl}\nDemos  ${demoUrl}\nMail   ${mail}`);
if (advice) console.warn(advice);
