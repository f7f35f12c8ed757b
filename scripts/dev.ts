import { readEnv } from '#lib/site/env';
import { startDemoHost } from '#server/demo-host';
import { isDemoHost } from '#server/demo-probe';
import { PortTakenError } from '#server/listen';
import { runPackage } from './steps';

/** Development server with the demo host. Drafts and scheduled entries are shown and marked. */
const env = readEnv();
const { PORT, HOST, DEMO_PORT } = env;

async function startDemos() {
  try {
    return await startDemoHost('.', env);
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
