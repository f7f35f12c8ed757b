import { createDemoApp, demoFile, demoOptions, isDemoFile } from './demo-app';
import { asset, type Bindings, edgeEnv } from './edge';

// biome-ignore lint/style/noDefaultExport: the runtime requires a default export
export default {
  fetch(request: Request, bindings: Pick<Bindings, 'ASSETS'>): Response | Promise<Response> {
    const app = createDemoApp(
      demoOptions({ ...edgeEnv(bindings), SITE_ENV: 'production' }),
      async (c, next) => {
        const file = demoFile(c.req.path);
        return (isDemoFile(file) && (await asset(bindings.ASSETS, file, c.req.raw))) || next();
      },
    );
    return app.fetch(request);
  },
};
