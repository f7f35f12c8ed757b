import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { type Policies, policyAt } from '#lib/http/security-headers';
import { exportedFile } from '#server/paths';
import { findBrowser } from '../../browser';
import { runCommand } from '../../steps';
import { addPolicies } from '../policies';
import { finishExport, readExport } from './finish';
import { explainFindings } from './next-internals';
import { readPage } from './read-page';

// Builds fixture-app with the installed version of Next.js and runs it in a browser, both finished
// and as exported. With another version of Next.js this test says what has changed.

const app = path.join('scripts', 'build', 'finish', 'fixture-app');
const origin = 'http://fixture.example';
const settings = { demoOrigin: 'http://demos.example' };
const clear = () => {
  for (const name of ['.next', 'out', 'next-env.d.ts']) {
    rmSync(path.join(app, name), { recursive: true, force: true });
  }
};

let folder: string;
let browser: Browser | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'internals-'));
  clear();
  const args = [path.join('node_modules', 'next', 'dist', 'bin', 'next'), 'build', app];
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  const { good } = await runCommand(process.execPath, args, { env, output: 'on failure' });
  expect(good).toBe(true);
  cpSync(path.join(app, 'out'), path.join(folder, 'exported'), { recursive: true });
  clear();
  const executablePath = findBrowser();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = executablePath ? await chromium.launch({ executablePath, args: sandbox }) : undefined;
  // A build takes minutes on a busy machine.
}, 900_000);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const copyOfExport = (name: string) => {
  const out = path.join(folder, name);
  cpSync(path.join(folder, 'exported'), out, { recursive: true });
  return out;
};

/** A folder with pages, and the policies for their HTTP headers. */
interface Host {
  out: string;
  policies: Policies;
}

async function finished(scriptsStart: 'intent' | 'load'): Promise<Host> {
  const out = copyOfExport(scriptsStart);
  const work = path.join(folder, `${scriptsStart}-work`);
  const facts = await readExport(out, (file) => readPage(file, { out, work, scriptsStart }));
  // An error that explains the findings is easier to read than a comparison of objects.
  if ('findings' in facts) throw new Error(explainFindings(facts.findings, 'as installed'));
  vi.spyOn(console, 'log').mockImplementationOnce(() => undefined);
  const policies = await finishExport(out, facts, { work, settings });
  // Scripts of the framework differ from page to page, so their hashes are in the pages.
  expect(policies === undefined).toBe(scriptsStart === 'load');
  return { out, policies: policies ?? { '/*': await addPolicies(out, settings) } };
}

async function asExported(): Promise<Host> {
  const out = copyOfExport('plain');
  return { out, policies: { '/*': await addPolicies(out, settings) } };
}

describe('with the installed version of Next.js', () => {
  it.each([
    ['a finished page', () => finished('intent')],
    ['a page with scripts at load', () => finished('load')],
    ['a page as exported, with its policy,', asExported],
  ])('%s hydrates without an error', async (_, make) => {
    const { out, policies } = await make();
    if (!browser) throw new Error('There is no browser. Run: npm test');
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
      const file = exportedFile(pathname);
      const policy = policyAt(policies, pathname) ?? '';
      const headers: Record<string, string> = file.endsWith('.html')
        ? { 'Content-Security-Policy': policy }
        : {};
      return route.fulfill({ path: path.join(out, file), headers });
    });
    await page.goto(`${origin}/`);
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    const button = page.locator('main button');
    await expect
      .poll(
        async () => {
          await button.click();
          return Number(await button.textContent());
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
    expect(errors).toEqual([]);
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).color)).toBe(
      'rgb(0, 0, 128)',
    );
    await page.close();
  });

  it('has an export like the one that other tests use', () => {
    const shape = (file: string) =>
      readFileSync(file, 'utf8')
        .replace(/\/?static\/chunks\/[\w.-]+/g, 'chunk')
        .replace(/(?<=push\(\[1,).*(?=\])/s, 'payload');
    expect(shape(path.join(folder, 'exported', 'index.html'))).toBe(
      shape(path.join(app, 'exported.html')),
    );
  });
});
