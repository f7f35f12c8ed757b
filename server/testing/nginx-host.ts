import path from 'node:path';

import { type Host, nodeHost, type Site } from './host';
import { startNginx } from './nginx';

/** Host with deploy/nginx.conf in front of the service. */
export async function nginxHost(site: Site): Promise<Host> {
  const service = await nodeHost(site, { TRUSTED_PROXY_HOPS: '1' });
  const nginx = await startNginx({
    folder: site.root,
    out: path.join(site.root, 'out'),
    serviceUrl: service.url,
  });
  return {
    url: nginx.url,
    accepted: service.accepted,
    async close() {
      await nginx.end();
      await service.close();
    },
  };
}
