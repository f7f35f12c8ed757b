import { createDemoApp } from './demo-app';
import { assetSender, type Bindings, workerEnv } from './worker';

// biome-ignore lint/style/noDefaultExport: the runtime requires a default export
export default {
  fetch(request: Request, bindings: Pick<Bindings, 'ASSETS'>): Response | Promise<Response> {
    const env = workerEnv({ ...bindings, SITE_ENV: 'production' });
    return createDemoApp(env, assetSender(bindings.ASSETS)).fetch(request);
  },
};
