import { utimesSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

import { onceFromContent } from './derived';
import { tempProject, writeIn } from './fixtures/temp-project';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Work on a temporary content folder that counts its runs. */
function work() {
  const root = tempProject({ 'content/blog/first.md': 'One' });
  vi.stubEnv('CONTENT_DIR', path.join(root, 'content'));
  const make = vi.fn(() => ({}));
  return { root, make, get: onceFromContent(make) };
}

it('does the work once', () => {
  const { root, make, get } = work();
  const first = get();
  writeIn(root, 'content/blog/second.md', 'Two');
  expect(get()).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

it('does it again for another folder', () => {
  const { make, get } = work();
  get();
  vi.stubEnv('CONTENT_DIR', path.join(tempProject({ 'content/a.md': 'Two' }), 'content'));
  get();
  expect(make).toHaveBeenCalledTimes(2);
});

it('does it again in development when a file has changed', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const { root, make, get } = work();
  get();
  utimesSync(path.join(root, 'content/blog/first.md'), 1, 1);
  get();
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledTimes(2);
});

it('does it again in development when a file was added', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const { root, make, get } = work();
  expect(get()).toBe(get());
  writeIn(root, 'content/blog/second.md', 'Two');
  get();
  expect(make).toHaveBeenCalledTimes(2);
});
