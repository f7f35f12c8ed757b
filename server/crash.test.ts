import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { readEnv } from '#lib/site/env';

import { openFile } from './database-libsql';
import { openStore } from './start';
import { mailServer } from './testing/mail-server';
import { projectFile } from './testing/process';
import { jsonPost, send, writeSite } from './testing/site';
import { message } from './testing/store';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** A folder with a small site, in which services are started as processes of their own. */
function place() {
  const root = mkdtempSync(path.join(tmpdir(), 'crash-'));
  writeSite(root);
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  const data = path.join(root, 'data');
  const start = async (vars: Record<string, string> = {}, setUp = '') => {
    const args = ['--import', tsx, projectFile('server/node.ts')];
    const child = spawn('sh', ['-c', `${setUp} exec "$0" "$@"`, process.execPath, ...args], {
      cwd: root,
      env: { ...process.env, PORT: '0', DEMO_PORT: '0', DATA_DIR: data, ...vars },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const url = await vi.waitFor(
      () => {
        const found = /^Site {3}(\S+)$/m.exec(output)?.[1];
        if (!found) throw new Error(`not started: ${output}`);
        return found;
      },
      { timeout: 60_000 },
    );
    const ended = once(child, 'exit');
    return { child, url, ended, output: () => output };
  };
  return { data, start };
}

const post = (url: string, details: string) =>
  send(url, '/send-email', jsonPost({ ...message, details }));

const limits = { RATE_LIMIT: '100000' };

describe('kill -9', () => {
  it('loses no message that was thanked for, and each arrives', { timeout: 300_000 }, async () => {
    const { data, start } = place();
    const mail = await mailServer({ delayMs: 5 });
    onTestFinished(() => mail.close());
    const vars = { ...limits, SMTP_URL: mail.url };
    const thanked: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, url, ended } = await start(vars);
      const posts = Array.from({ length: 40 }, async (_, index) => {
        await sleep(index * 10);
        const details = `Round ${round}, message ${index}.`;
        const answer = await post(url, details).catch(() => undefined);
        if (answer?.status === 200) thanked.push(details);
      });
      await sleep(100 + Math.random() * 250);
      child.kill('SIGKILL');
      await Promise.all([...posts, ended]);
    }
    // As if the leases of the killed processes had ended.
    const database = openFile(path.join(data, 'messages.db'));
    await database.run('UPDATE messages SET claimed_until = 0');
    database.close();
    const { child, ended } = await start(vars);
    const arrived = () => thanked.filter((text) => mail.emails.some((each) => each.includes(text)));
    await vi.waitFor(() => expect(arrived()).toEqual(thanked), { timeout: 60_000, interval: 200 });
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(thanked.length).toBeGreaterThan(0);
    // A message may arrive twice only if the process was killed while it was sent, and then under
    // the same Message-ID.
    const ids = mail.emails.map((each) => /^Message-ID: (.*)$/im.exec(each)?.[1]);
    const texts = mail.emails.map((each) => /^Round .*$/m.exec(each)?.[0]);
    expect(new Set(ids).size).toBe(new Set(texts).size);
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(3 * 3);
  });
});

it('two services share a database and send each message once', { timeout: 120_000 }, async () => {
  const { start } = place();
  const mail = await mailServer({ delayMs: 20 });
  onTestFinished(() => mail.close());
  const vars = { ...limits, SMTP_URL: mail.url };
  const services = [await start(vars), await start(vars)];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      post(services[index % 2]?.url ?? '', `Shared ${Math.floor(index / 4)}`),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await vi.waitFor(() => expect(mail.emails).toHaveLength(10), { timeout: 30_000 });
  for (const { child, ended } of services) {
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
  expect(mail.emails).toHaveLength(10);
});

it('takes messages among more idle and slow connections than it has descriptors', async () => {
  const { start } = place();
  const { url, child, ended } = await start(limits, 'ulimit -n 256;');
  const { hostname, port } = new URL(url);
  for (const firstBytes of [
    '',
    'POST /send-email HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{',
  ]) {
    const sockets = Array.from({ length: 300 }, () => connect(Number(port), hostname));
    for (const socket of sockets) socket.on('error', () => undefined).write(firstBytes);
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect((await post(url, `Among ${firstBytes}`)).status).toBe(200);
    expect((await send(url, '/healthz')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  }
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it.each([1, 2])(
  'SIGTERM, %d times, ends requests and mails in flight properly',
  { timeout: 60_000 },
  async (times) => {
    const { data, start } = place();
    const mail = await mailServer({ delayMs: 1000 });
    onTestFinished(() => mail.close());
    const { child, url, ended, output } = await start({ ...limits, SMTP_URL: mail.url });
    expect((await post(url, 'In flight')).status).toBe(200);
    const { request } = await import('node:http');
    const body = JSON.stringify({ ...message, details: 'Half sent' });
    const half = request(`${url}/send-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    });
    const answered = once(half, 'response');
    await new Promise<unknown>((resolve) => half.write(body.slice(0, 20), resolve));
    await send(url, '/about');
    for (let sent = 0; sent < times; sent += 1) child.kill('SIGTERM');
    await vi.waitFor(() => expect(send(url, '/about')).rejects.toThrow(), {
      timeout: 4000,
      interval: 200,
    });
    half.end(body.slice(20));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    answer.resume();
    expect(await ended).toEqual([0, null]);
    expect(output()).not.toContain('"event":"error"');
    expect(mail.emails.filter((each) => each.includes('In flight'))).toHaveLength(1);
    const { store, close } = openStore(readEnv({ DATA_DIR: data }));
    onTestFinished(close);
    expect((await store.list()).map(({ details }) => details)).toEqual(['In flight', 'Half sent']);
    expect(await store.counts()).toMatchObject({ sent: mail.emails.length });
  },
);
