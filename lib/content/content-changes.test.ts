import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

import { contentChanges } from './content-changes';
import { tempProject, writeIn } from './fixtures/temp-project';

it('sends an event when a file of the content changes', async () => {
  const root = tempProject({ 'content/blog/a.md': 'One' });
  vi.stubEnv('CONTENT_DIR', path.join(root, 'content'));
  const abort = new AbortController();
  onTestFinished(() => {
    abort.abort();
    vi.unstubAllEnvs();
  });
  const reader = contentChanges(abort.signal).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toBe(': connected\n\n');
  writeIn(root, 'content/blog/a.md', 'Two');
  expect(await next()).toBe('data: changed\n\n');
});
