import { expect, it, vi } from 'vitest';

import { checkContent } from '../content/check';
import { smallSite, tempProject } from '../content/fixtures/temp-project';
import { filePath, postFile } from './file';
import { goodDraft } from './fixtures';

/** Problems of a small site that has the file of this draft as well. */
function problemsWith(draft: typeof goodDraft) {
  const root = tempProject({ ...smallSite, [filePath(draft.id)]: postFile(draft) });
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  return checkContent();
}

// Alone in its file: the check keeps what it has read of a project.
it('the content check takes what the editor lets out', () => {
  const draft = {
    ...goodDraft,
    excerpt: `${goodDraft.excerpt} Or to this one.`,
    seriesName: 'Pilots',
    seriesPart: '2',
    coverImage: '/art/blog.first.wide.svg',
    content: 'See [the first part](/blog/first).\n\n## Then\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  };
  expect(problemsWith(draft)).toEqual([]);
  const [problem] = problemsWith({ ...draft, content: '[Nowhere](/blog/nowhere)' });
  expect(problem?.file).toBe(filePath(draft.id));
});
