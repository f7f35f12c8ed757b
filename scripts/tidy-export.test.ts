import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { tidyExport } from './tidy-export';

it('takes out the second not-found page and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'out-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, '_not-found'));
  mkdirSync(path.join(folder, '_next'));
  for (const name of [
    '_not-found.html',
    '_not-found.txt',
    '_not-found/a.txt',
    '404.html',
    'a.html',
  ]) {
    writeFileSync(path.join(folder, name), 'x');
  }
  expect(tidyExport(folder)).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['404.html', '_next', 'a.html']);
});
