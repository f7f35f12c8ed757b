import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { enterProject, writeIn } from '../fixtures/temp-project';
import { contentChanges } from './content-changes';

it('sends an event when a file of the content changes', async () => {
  const root = enterProject({ 'content/blog/a.md': 'One' });
  // Like a temporary file that is gone when its time is looked up.
  symlinkSync('nowhere', path.join(root, 'content/blog/.#a.md'));
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const reader = contentChanges(abort.signal).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toBe(': connected\n\n');
  writeIn(root, 'content/blog/a.md', 'Two');
  expect(await next()).toBe('data: changed\n\n');
});
