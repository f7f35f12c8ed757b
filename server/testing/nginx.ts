import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { projectFile, run } from './process';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasBrotli = existsSync(brotli);

/** Why nginx can't be tested here; undefined when it can. */
export const nginxMissing = (): string | undefined =>
  spawnSync('nginx', ['-v']).error ? 'nginx is not installed' : undefined;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A main configuration that includes deploy/nginx.conf and writes to a temporary folder. */
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

/** Inputs for a test of deploy/nginx.conf. */
interface NginxParts {
  /** Folder for all files that nginx writes. */
  folder: string;
  /** Finished export, with the maps for nginx. */
  out: string;
  serviceUrl: string;
  demoUrl?: string;
  /** Certificate and key; without them the https servers use http. */
  tls?: { certificate: string; key: string };
  /** Without the limits of each address, for a load test. */
  unlimited?: boolean;
}

const local = (url: string) => url.replace('localhost', '127.0.0.1');

/**
 * Starts nginx with deploy/nginx.conf, adapted to a test.
 *
 * @returns addresses of the https servers and of the http servers that redirect to them
 * @throws Error with the output of nginx when it does not start
 */
export async function startNginx({
  folder,
  out,
  serviceUrl,
  demoUrl,
  tls,
  unlimited = false,
}: NginxParts) {
  const [port, redirectPort] = [await freePort(), await freePort()];
  const conf = (await readFile(projectFile('deploy/nginx.conf'), 'utf8'))
    .replaceAll('/srv/weftline/out', out)
    .replaceAll('listen 80;', `listen 127.0.0.1:${redirectPort};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`)
    .replaceAll(/ssl_certificate .*;/g, tls ? `ssl_certificate ${tls.certificate};` : '')
    .replaceAll(/ssl_certificate_key .*;/g, tls ? `ssl_certificate_key ${tls.key};` : '')
    .replaceAll('http://127.0.0.1:3000', local(serviceUrl))
    .replaceAll('http://127.0.0.1:3001', local(demoUrl ?? serviceUrl))
    // Tests connect by IP address, so the site must be nginx's default server.
    .replace(
      /(listen [^;]+);(?=\s+server_name www\.[^;]+;(?!\s+server_tokens))/,
      '$1 default_server;',
    )
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
    .replace(hasBrotli ? '' : /^ *brotli_static on;$/m, '')
    .replaceAll(unlimited ? /^ *limit_(?:req|conn) .*;$/gm : '', '');
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, around(folder, conf));
  const nginx = run('nginx', ['-c', file, '-e', 'stderr']);
  const redirectUrl = `http://127.0.0.1:${redirectPort}`;
  while (!(await fetch(redirectUrl, { redirect: 'manual' }).catch(() => undefined))) {
    if (nginx.hasEnded()) throw new Error(`nginx has ended:\n${nginx.output()}`);
    await sleep(50);
  }
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  return { url, redirectUrl, output: nginx.output, end: nginx.end };
}
