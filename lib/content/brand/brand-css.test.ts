import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { tempProject } from '../fixtures/temp-project';
import { watchBrandCss, writeBrandCss } from './brand-css';
import { drawingTheme } from './drawing-theme';

// Until then a preview does not look at the files again.
afterEach(() => new Promise(setImmediate));

const brand = readFileSync('content/brand.json', 'utf8');
const { colors } = JSON.parse(brand);

it('a preview writes and draws with changed colors at once, and keeps them while brand.json has a mistake', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const folder = tempProject({ 'brand.json': brand });
  vi.stubEnv('CONTENT_DIR', folder);
  const [json, css] = [path.join(folder, 'brand.json'), path.join(folder, 'brand.css')];
  onTestFinished(watchBrandCss(css));
  const { mtimeMs } = statSync(css);
  expect(readFileSync(css, 'utf8')).toContain(`  --color-primary: ${colors.primary.thread};\n`);
  expect(drawingTheme().palette.primary).toEqual(colors.primary);
  // An equal file is left as it is.
  writeBrandCss(css);
  expect(statSync(css).mtimeMs).toBe(mtimeMs);
  const recolored = (color: string) => brand.replaceAll(colors.primary.thread, color);

  writeFileSync(json, recolored('#123456'));
  const isWritten = () => expect(readFileSync(css, 'utf8')).toContain('--color-primary: #123456;');
  await vi.waitFor(isWritten, 30_000);
  expect(drawingTheme().palette.primary.thread).toBe('#123456');
  writeFileSync(json, recolored('blue'));
  const message = expect.stringContaining('#rrggbb');
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(message), 30_000);
  isWritten();
});
