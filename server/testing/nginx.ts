import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { projectFile, run } from './process';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasBrotli = existsSync(brotli);

/** Why nginx can't be tried here; undefined when it can. */
export const nginxMissing = (): string | undefined =>
  spawnSync('nginx', ['-v']).error ? 'nginx is not installed' : undefined;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What stands around deploy/nginx.conf on a real machine, in a folder of its own. */
const around = (folder: string, site: string) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
${hasBrotli ? `load_module ${brotli};` : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')}
  ${site}
}
`;

/**
 * Starts nginx with deploy/nginx.conf, other headerOptions put in.
 *
 * @param folder - for what nginx writes
 * @param out - finished export, with the maps for nginx
 * @throws Error with the words of nginx when it does not start
 */
export async function startNginx(folder: string, out: string, serviceUrl: string) {
  const port = await freePort();
  const conf = (await readFile(projectFile('deploy/nginx.conf'), 'utf8'))
    .replaceAll('/srv/weftline/out', out)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('http://127.0.0.1:3000', serviceUrl.replace('localhost', '127.0.0.1'))
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
    .replace(hasBrotli ? '' : /^ *brotli_static on;$/m, '');
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, around(folder, conf));
  const nginx = run('nginx', ['-c', file, '-e', 'stderr']);
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (nginx.hasEnded()) throw new Error(`nginx has ended:\n${nginx.said()}`);
    await sleep(50);
  }
  return { url, end: nginx.end };
}
