import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { routeNames } from '#lib/content/shown-pages';
import { readEnv } from '#lib/site/env';
import { startDemoHost } from '#server/start';

import { buildDemos } from './build/demos';

/** Live preview with the demo host. Drafts and scheduled entries are shown and marked. */
try {
  const env = readEnv();
  buildDemos();
  const demos = await startDemoHost('.', env);
  const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const next = spawn(
    process.execPath,
    [nextCommand, 'dev', '--port', String(env.PORT), '--hostname', env.HOST],
    {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ROUTES: routeNames().join(' ') },
    },
  );
  // A signal to this process alone must not leave the preview on its port.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => next.kill(signal));
  }
  next.on('exit', async (code) => {
    await demos.close();
    process.exitCode = code ?? 0;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
