import { describe, expect, it } from 'vitest';

import { prose, told } from './fixtures';
import { headings } from './headings';

describe('headings', () => {
  it('accepts an outline without skipped levels', () => {
    expect(headings(prose('## One\n\n### Two\n\n#### Three\n\n## Four'))).toEqual([]);
  });

  it.each([
    ['a second title', '# One', ['3: "#" is the title of the page']],
    ['a jump at the start', '### One', ['3: "###" stands below "#"']],
    ['a jump', '## One\n\n#### Two', ['5: "####" stands below "##"']],
    ['an empty heading', '## One\n\n##', ['5: the heading is empty']],
    ['a repeated heading', '## One\n\n### one', ['5: "one" is also the heading on line 3']],
  ])('finds %s', (_, text, problems) => {
    expect(told(headings(prose(text)))).toEqual(problems);
  });
});
