import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';

import { enterProject, postWith, smallSite } from '../fixtures/temp-project';
import { blogIndex } from '../pages/blog-index';
import { checkShared } from './check';

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  // The preview looks at the files once until then.
  await setImmediate();
});

it.each([
  ['content/facts.json', '{ "fact": {} }', 'content/facts.json:1  fact: unknown field'],
  ['content/topics.json', '{', 'content/topics.json:1  JSON'],
  ['content/pages/blog.json', '{ "title": "Blog" }', 'content/pages/blog.json:1  heading'],
])('every page of the preview shows a mistake in %s', (file, text, message) => {
  enterProject({ ...smallSite, [file]: text });
  expect(checkShared).not.toThrow();
  vi.stubEnv('NODE_ENV', 'development');
  expect(checkShared).toThrow(message);
});

it('the list of posts shows a mistake in a draft, in the preview only', () => {
  const draft = postWith({ 2: 'title: Second\ndraft: true\nextra: 1' });
  enterProject({ ...smallSite, 'content/blog/second.md': draft });
  expect(blogIndex().posts).toHaveLength(1);
  vi.stubEnv('NODE_ENV', 'development');
  expect(() => blogIndex()).toThrow('content/blog/second.md:4  extra: unknown field');
});
