import { spawn } from 'node:child_process';
import { readEnv } from '#lib/site/env';
import { startDemoHost } from '#server/start';

import { buildDemos, hasDemos } from './build/demos';

/** Live preview with the demo host. Drafts and scheduled entries are shown and marked. */
try {
  const env = readEnv();
  const args = ['dev', '--port', String(env.PORT), '--hostname', env.HOST];
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', ...args], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  // A signal to this process alone must not leave the preview on its port.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => next.kill(signal));
  }
  process.on('exit', () => next.kill());
  next.on('exit', (code) => process.exit(code ?? 0));
  if (hasDemos()) {
    await buildDemos();
    await startDemoHost('.', env);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
