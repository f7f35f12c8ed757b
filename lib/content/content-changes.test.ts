import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

import { contentChanges } from './content-changes';
import { tempProject, writeIn } from './fixtures/temp-project';

/** Starts with one post, and reads the stream of a page of the given time. */
function streamOf(pageTime: number) {
  const root = tempProject({ 'content/blog/a.md': 'One' });
  // Like a temporary file that is gone when its time is looked up.
  symlinkSync('nowhere', path.join(root, 'content/blog/.#a.md'));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const abort = new AbortController();
  onTestFinished(() => {
    abort.abort();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const reader = contentChanges(abort.signal, pageTime).getReader();
  return { root, next: async () => new TextDecoder().decode((await reader.read()).value) };
}

it('sends an event when a file of the content changes', async () => {
  const { root, next } = streamOf(Date.now() + 60_000);
  expect(await next()).toBe(': connected\n\n');
  writeIn(root, 'content/blog/a.md', 'Two');
  expect(await next()).toBe('data: changed\n\n');
});

it('sends an event at once when a file changed after the page was requested', async () => {
  const { next } = streamOf(Date.now() - 60_000);
  expect(await next()).toBe(': connected\n\n');
  expect(await next()).toBe('data: changed\n\n');
});
