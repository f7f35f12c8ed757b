import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

import { renderMarkdown } from './markdown';

const text = '## Cost\n\nSee [the plan](/contact).\n';

/** The module as a new process has it. */
async function fresh(folder: string) {
  vi.resetModules();
  vi.stubEnv('MARKDOWN_CACHE', folder);
  return import('./markdown-cache');
}

it('parses a text once for all processes of a build', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  const first = await fresh(folder);
  expect(first.renderOnce(text)).toEqual(renderMarkdown(text));
  expect(first.inspectOnce(text)).toEqual({
    links: [{ url: '/contact', line: 3 }],
    charts: [],
    problems: [],
  });
  expect(
    readdirSync(folder)
      .map((name) => name.replace(/^[0-9a-f]{64}/, ''))
      .sort(),
  ).toEqual(['.html.json', '.inspection.json']);

  // What another process finds there is what it takes.
  const html = readdirSync(folder).find((name) => name.endsWith('.html.json')) ?? '';
  const kept = readFileSync(path.join(folder, html), 'utf8');
  writeFileSync(path.join(folder, html), kept.replace('Cost</h2>', 'Kept</h2>'));
  expect((await fresh(folder)).renderOnce(text).html).toContain('Kept</h2>');
  expect((await fresh(folder)).renderOnce(`${text}More.`).html).toContain('Cost</h2>');
});
