import { expect, it } from 'vitest';

import { checkContent } from '../content/check';
import { enterProject, smallSite } from '../content/fixtures/temp-project';
import { referenceTargets } from '../content/reference-targets';
import { checkDraft } from './editor-tools';
import { filePath, postFile } from './file';
import { goodDraft, sampleData } from './fixtures';

/** Problems of a small site that includes the file of this draft. */
function problemsWith(draft: typeof goodDraft) {
  enterProject({ ...smallSite, [filePath(draft.id)]: postFile(draft) });
  return checkContent();
}

// In its own file, because collections cache what they read.
it('the content check accepts files made by the editor', () => {
  const draft = {
    ...goodDraft,
    excerpt: `${goodDraft.excerpt} Or to this one.`,
    category: 'AI Strategy',
    seriesName: 'Looms',
    seriesPart: '1',
    coverImage: '/art/blog.first.wide.svg',
    content: 'See [the first part](/blog/first).\n\n## Then\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  };
  expect(problemsWith(draft)).toEqual([]);
  const [problem] = problemsWith({ ...draft, content: '[Nowhere](/blog/nowhere)' });
  expect(problem?.file).toBe(filePath(draft.id));

  const misnamed = { ...draft, tags: 'pilots, plannin' };
  const [unknown] = problemsWith(misnamed);
  const { tags } = checkDraft(misnamed, { ...sampleData, references: referenceTargets([]) });
  expect(tags).toBe(`${unknown?.message}: ${unknown?.fix}`);
});
