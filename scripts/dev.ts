import { readEnv } from '#lib/site/env';
import { createDemoApp, demoFile, isDemoFile } from '#server/demo-app';
import { listen } from '#server/listen';
import { serveFolder } from '#server/static-files';
import { runPackage } from './steps';

/** Live preview with the demo host beside it; drafts and scheduled entries are shown and marked. */
const { PORT, HOST, DEMO_PORT } = readEnv();
const origins = [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`];
const demoApp = createDemoApp({
  staticFiles: serveFolder('demo-host', demoFile, isDemoFile),
  frameAncestors: () => origins,
});
const demos = await listen(demoApp, { hostname: HOST, port: DEMO_PORT, variable: 'DEMO_PORT' });
await runPackage('next', ['dev', '--port', String(PORT), '--hostname', HOST]);
await demos.close();
