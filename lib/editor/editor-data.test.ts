import { afterEach, expect, it, vi } from 'vitest';

import { enterProject, pageFile, postWith, smallSite } from '../content/fixtures/temp-project';
import { editorData } from './editor-data';
import { publishedFile } from './post-file';

afterEach(() => void vi.restoreAllMocks());

it('gives a published post with its figures, and its file with their names', () => {
  enterProject({
    ...smallSite,
    'content/facts.json': JSON.stringify({ facts: { pilot: { price: '$102,000' } } }),
    'content/blog/first.md': postWith({
      2: 'title: "Ada\'s pilot for {{pilot.price}}"',
      9: 'It costs {{pilot.price}}. <!-- ask -->',
    }),
    'content/pages/manage-posts.json': pageFile('manage-posts', { samples: ['first'] }),
  });
  const data = editorData();
  expect(data.posts[0]).toMatchObject({ title: "Ada's pilot for $102,000" });
  expect(data.posts[0]?.content).toContain('It costs $102,000.');
  const file = publishedFile(data, 'first');
  expect(file).toContain("title: Ada's pilot for {{pilot.price}}\n");
  expect(file).toContain('It costs {{pilot.price}}.');
  expect(file).not.toContain('ask');
});
