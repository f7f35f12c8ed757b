import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { tempProject } from '../fixtures/temp-project';
import { drawingTheme } from './drawing-theme';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a preview draws with changed colors at once', async () => {
  const brand = readFileSync('content/brand.json', 'utf8');
  const { quiet } = JSON.parse(brand).colors;
  const folder = tempProject({ 'brand.json': brand });
  vi.stubEnv('CONTENT_DIR', folder);
  vi.stubEnv('NODE_ENV', 'development');
  expect(drawingTheme().palette.quiet).toBe(quiet);
  writeFileSync(path.join(folder, 'brand.json'), brand.replace(quiet, '#012345'));
  await vi.waitFor(() => expect(drawingTheme().palette.quiet).toBe('#012345'), 30_000);
});
