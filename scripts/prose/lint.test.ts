import { describe, expect, it } from 'vitest';

import { messagesOf, page, prose } from './fixtures';
import { headings, wording } from './lint';

describe('headings', () => {
  it('accepts an outline without skipped levels', () => {
    expect(headings(prose('## One\n\n### Two\n\n#### Three\n\n## Four'))).toEqual([]);
  });

  it.each([
    ['a second title', '# One', /^3: Unexpected duplicate toplevel heading/],
    ['a jump at the start', '### One', /^3: Unexpected heading rank `3`/],
    ['a jump', '## One\n\n#### Two', /^5: Unexpected heading rank `4`/],
    ['an empty heading', '## One\n\n##', /^5: Unexpected empty heading/],
    ['a repeated heading', '## One\n\n### one', /^5: Unexpected heading with equivalent text/],
  ])('finds %s', (_, text, problem) => {
    const problems = headings(prose(text));
    expect(messagesOf(problems)).toEqual([expect.stringMatching(problem)]);
    expect(problems[0]?.fix).toMatch(/\w/);
  });
});

describe('wording', () => {
  it('accepts plain text', () => {
    expect(wording(prose('An hour of a loom.\n\nIt had had a use.\n\n| the the |\n|---|'))).toEqual(
      [],
    );
  });

  it.each([
    ['a repeated word', 'It is\nthe the loom.', ['4: Unexpected repeated `the`']],
    ['a wrong article', 'One.\n\n- A loom is an machine.', ['5: Unexpected article `an`']],
  ])('finds %s', (_, text, problems) => {
    expect(messagesOf(wording(prose(text)))).toEqual(
      problems.map((each) => expect.stringContaining(each)),
    );
  });

  it('names the field', () => {
    expect(wording(page({ lead: 'A hour.' }))).toMatchObject([{ line: 2, field: 'lead' }]);
  });
});
