import path from 'node:path';

import type { Env } from '#lib/site/env';

import {
  createDemoApp,
  demoFile,
  demoFolder,
  demoHeaders,
  demoOptions,
  isDemoFile,
} from './demo-app';
import { type Listening, listen } from './listen';
import { isServed } from './paths';
import { type FolderOptions, serveFolder } from './static-files';

/**
 * Starts the demo host.
 *
 * @param root - folder that contains packages/demos/
 * @throws PortTakenError and others of `listen`
 */
export function startDemoHost(
  root: string,
  env: Env,
  onError: FolderOptions['onError'] = console.error,
): Promise<Listening> {
  const options = demoOptions(env);
  const headers = demoHeaders(options);
  const files = serveFolder(path.join(root, demoFolder), {
    fileOf(pathname) {
      const file = demoFile(pathname);
      return isServed(file) && isDemoFile(file) ? file : undefined;
    },
    headersOf: () => headers,
    onError,
  });
  const { HOST: hostname, DEMO_PORT: port } = env;
  return listen(createDemoApp(options), { hostname, port, variable: 'DEMO_PORT', files });
}
