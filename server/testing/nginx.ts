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

/** Where the parts of deploy/nginx.conf are in a test. */
interface NginxParts {
  /** For what nginx writes. */
  folder: string;
  /** Finished export, with the maps for nginx. */
  out: string;
  serviceUrl: string;
  demoUrl?: string;
  /** Certificate and key; without them the https servers speak http. */
  tls?: { certificate: string; key: string };
}

const local = (url: string) => url.replace('localhost', '127.0.0.1');

/**
 * Starts nginx with deploy/nginx.conf, adapted to a test.
 *
 * @returns addresses of the servers behind https and of those that lead there
 * @throws Error with the words of nginx when it does not start
 */
export async function startNginx({ folder, out, serviceUrl, demoUrl, tls }: NginxParts) {
  const [port, redirectPort] = [await freePort(), await freePort()];
  const conf = (await readFile(projectFile('deploy/nginx.conf'), 'utf8'))
    .replaceAll('/srv/weftline/out', out)
    .replaceAll('listen 80;', `listen 127.0.0.1:${redirectPort};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`)
    .replaceAll(/ssl_certificate .*;/g, tls ? `ssl_certificate ${tls.certificate};` : '')
    .replaceAll(/ssl_certificate_key .*;/g, tls ? `ssl_certificate_key ${tls.key};` : '')
    .replaceAll('http://127.0.0.1:3000', local(serviceUrl))
    .replaceAll('http://127.0.0.1:3001', local(demoUrl ?? serviceUrl))
    // A test asks by number: the site is what nginx answers with by default.
    .replace(
      /(listen [^;]+);(?=\s+server_name www\.[^;]+;(?!\s+server_tokens))/,
      '$1 default_server;',
    )
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
    .replace(hasBrotli ? '' : /^ *brotli_static on;$/m, '');
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, around(folder, conf));
  const nginx = run('nginx', ['-c', file, '-e', 'stderr']);
  const redirectUrl = `http://127.0.0.1:${redirectPort}`;
  while (!(await fetch(redirectUrl, { redirect: 'manual' }).catch(() => undefined))) {
    if (nginx.hasEnded()) throw new Error(`nginx has ended:\n${nginx.said()}`);
    await sleep(50);
  }
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  return { url, redirectUrl, said: nginx.said, end: nginx.end };
}
