import { readEnv } from '#lib/site/env';
import { createDemoApp, demoFile, demoFolder, demoOptions, isDemoFile } from '#server/demo-app';
import { isDemoHost } from '#server/demo-probe';
import { listen, PortTakenError } from '#server/listen';
import { serveFolder } from '#server/static-files';
import { runPackage } from './steps';

/** Development server with the demo host. Drafts and scheduled entries are shown and marked. */
const env = readEnv();
const { PORT, HOST, DEMO_PORT } = env;

async function startDemos() {
  const app = createDemoApp({
    staticFiles: serveFolder(demoFolder, demoFile, isDemoFile),
    ...demoOptions(env),
  });
  try {
    return await listen(app, { hostname: HOST, port: DEMO_PORT, variable: 'DEMO_PORT' });
  } catch (error) {
    // A service of this project that is already running serves the same demos.
    if (!(error instanceof PortTakenError) || !(await isDemoHost(DEMO_PORT))) throw error;
    console.log(`Demos are served on port ${DEMO_PORT} already; this preview uses them.`);
    return undefined;
  }
}

try {
  const demos = await startDemos();
  await runPackage('next', ['dev', '--port', String(PORT), '--hostname', HOST]);
  await demos?.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
