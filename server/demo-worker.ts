import { createDemoApp, demoFile, demoOptions, isDemoFile } from './demo-app';
import { asset, type Bindings, edgeEnv } from './edge';

// biome-ignore lint/style/noDefaultExport: the runtime requires a default export
export default {
  fetch(request: Request, bindings: Pick<Bindings, 'ASSETS'>): Response | Promise<Response> {
    const app = createDemoApp({
      async staticFiles(c, next) {
        const file = demoFile(c.req.path);
        return (isDemoFile(file) && (await asset(bindings.ASSETS, file, c.req.raw))) || next();
      },
      ...demoOptions({ ...edgeEnv(bindings), SITE_ENV: 'production' }),
    });
    return app.fetch(request);
  },
};
