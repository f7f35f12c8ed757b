import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';

import { readEnv } from '#lib/site/env';

import { openFile } from './database-libsql';
import { openStore } from './start';
import { mailServer } from './testing/mail-server';
import { noMail } from './testing/no-mail';
import { jsonPost, send, writeSite } from './testing/site';
import { message, temporaryFolder } from './testing/store';

/** server/node.ts as one file, which starts faster. It has to be below node_modules of the project. */
const service = path.resolve('test-results/crash-service.mjs');

beforeAll(async () => {
  await build({
    entryPoints: ['server/node.ts'],
    outfile: service,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
});

/** A folder with a small site, in which services are started as processes of their own. */
function place() {
  const root = temporaryFolder();
  writeSite(root);
  const data = path.join(root, 'data');
  const ports = { PORT: '0', DEMO_PORT: '0' };
  const settings = { ...noMail, ...ports, DATA_DIR: data, RATE_LIMIT: '100000' };
  const start = async (vars: Record<string, string> = {}, setUp = '') => {
    const child = spawn('sh', ['-c', `${setUp} exec "$0" "$@"`, process.execPath, service], {
      cwd: root,
      env: { ...process.env, ...settings, ...vars },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const site = () => /"site":"([^"]+)"/.exec(output)?.[1];
    const url = (await vi.waitUntil(site, 60_000)) ?? '';
    /** Ends the service as a process manager does. */
    const stop = async () => {
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    };
    return { child, url, ended, stop, output: () => output };
  };
  return { data, start };
}

const post = (url: string, details: string) =>
  send(url, '/send-email', jsonPost({ ...message, details }));

it('loses no message that was thanked for, when it is killed, and each arrives', async () => {
  const { data, start } = place();
  const { url: SMTP_URL, emails } = await mailServer({ delayMs: 5 });
  const thanked: string[] = [];
  for (const killedAfter of [1, 10]) {
    const { child, url, ended } = await start({ SMTP_URL });
    const already = thanked.length;
    const posts = Array.from({ length: 20 }, async (_, index) => {
      const details = `Message ${already + index} before ${killedAfter} answers.`;
      const answer = await post(url, details).catch(() => undefined);
      if (answer?.status === 200) thanked.push(details);
      if (thanked.length === already + killedAfter) child.kill('SIGKILL');
    });
    await Promise.all([...posts, ended]);
  }
  // As if the leases of the killed processes had ended.
  const database = openFile(path.join(data, 'messages.db'));
  await database.run('UPDATE messages SET claimed_until = 0');
  database.close();
  const { stop } = await start({ SMTP_URL });
  const arrived = () => thanked.filter((text) => emails.some((each) => each.includes(text)));
  await vi.waitFor(() => expect(arrived()).toEqual(thanked), { timeout: 60_000 });
  await stop();
  // A message may arrive twice only if the process was killed while it was sent, and then under
  // the same Message-ID.
  const ids = emails.map((each) => /^Message-ID: (.*)$/im.exec(each)?.[1]);
  const texts = emails.map((each) => /^Message .*\.$/m.exec(each)?.[0]);
  expect(new Set(ids).size).toBe(new Set(texts).size);
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(2 * 3);
});

it('shares a database with another service, and sends each message once', async () => {
  const { start } = place();
  const { url: SMTP_URL, emails } = await mailServer({ delayMs: 20 });
  const services = await Promise.all([start({ SMTP_URL }), start({ SMTP_URL })]);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      post(services[index % 2]?.url ?? '', `Shared ${Math.floor(index / 4)}`),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await vi.waitFor(() => expect(emails).toHaveLength(10), { timeout: 30_000 });
  for (const { stop } of services) await stop();
  expect(emails).toHaveLength(10);
});

it('takes messages among more idle and slow connections than it has descriptors', async () => {
  const { start } = place();
  const { url, stop } = await start({}, 'ulimit -n 256;');
  const { hostname, port } = new URL(url);
  const half = 'POST /send-email HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{';
  for (const firstBytes of ['', half]) {
    const sockets = Array.from({ length: 300 }, () => connect(Number(port), hostname));
    for (const socket of sockets) socket.on('error', () => undefined).write(firstBytes);
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect((await post(url, `Among ${firstBytes}`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  }
  await stop();
});

it('keeps running when its stdout is closed (EPIPE)', async () => {
  const { start } = place();
  const { child, url, stop } = await start();
  child.stdout.destroy();
  for (const details of ['First', 'Second']) expect((await post(url, details)).status).toBe(200);
  await stop();
});

it('ends requests and mails in flight properly on SIGTERM, also on a second one', async () => {
  const { data, start } = place();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { url: SMTP_URL, emails, envelopes } = await mailServer({ held });
  const { child, url, stop, output } = await start({ SMTP_URL });
  expect((await post(url, 'In flight')).status).toBe(200);
  await vi.waitFor(() => expect(envelopes).toHaveLength(1), 30_000);
  const body = JSON.stringify({ ...message, details: 'Half sent' });
  const half = request(`${url}/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  });
  const answered = once(half, 'response');
  await new Promise<unknown>((resolve) => half.write(body.slice(0, 20), resolve));
  await send(url, '/about');
  child.kill('SIGTERM');
  const stopped = stop();
  // A visitor who comes before the proxy knows is answered.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const late = await send(url, '/about');
  expect([late.status, late.headers.connection]).toEqual([200, 'close']);
  half.end(body.slice(20));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  answer.resume();
  // A service that does not wait for its mails has ended by then.
  setTimeout(release, 2500);
  await stopped;
  await expect(send(url, '/about')).rejects.toThrow();
  expect(output()).not.toContain('"event":"error"');
  // Every line of the log can be read by a program.
  for (const line of output().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('event');
  expect(emails.filter((each) => each.includes('In flight'))).toHaveLength(1);
  const { store, close } = openStore(readEnv({ DATA_DIR: data }));
  onTestFinished(close);
  expect((await store.list()).map(({ details }) => details)).toEqual(['In flight', 'Half sent']);
  expect(await store.counts()).toMatchObject({ sent: emails.length });
});
