import { describe, expect, it } from 'vitest';

import type { Draft } from './draft';
import { isOnGitHub, postFile, proposal } from './file';
import { goodDraft } from './fixtures';

const draft = (change: Partial<Draft>): Draft => ({ ...goodDraft, ...change });

describe('a proposal', () => {
  const repository = 'https://github.com/weftline-sample/site';

  it('fills in a new file', () => {
    const { href, paste } = proposal(repository, goodDraft, false);
    const url = new URL(href);
    expect(
      href.startsWith(`${repository}/new/main?filename=content/blog/pilots-that-end.md&value=`),
    ).toBe(true);
    expect(url.searchParams.get('value')).toBe(postFile(goodDraft));
    expect(paste).toBeUndefined();
  });

  it('preserves every character of the text', () => {
    const given = draft({ content: 'a & b = c + d # e % f ? \n\n```js\n"x"\n```' });
    const { href } = proposal(repository, given, false);
    expect(new URL(href).searchParams.get('value')).toBe(postFile(given));
  });

  it('of 7,500 characters is filled in, a longer one is not', () => {
    const base =
      proposal(repository, goodDraft, false).href.length -
      encodeURIComponent(goodDraft.content).length;
    const of = (length: number) =>
      proposal(repository, draft({ content: 'x'.repeat(length - base) }), false);
    expect(of(7500).href).toHaveLength(7500);
    expect(of(7501)).toEqual({
      href: `${repository}/new/main?filename=content/blog/pilots-that-end.md`,
      paste: 'long',
    });
  });

  it('of a file that exists opens its editor', () => {
    expect(proposal(repository, goodDraft, true)).toEqual({
      href: `${repository}/edit/main/content/blog/pilots-that-end.md`,
      paste: 'exists',
    });
  });

  it.each([
    [repository, true],
    [`${repository}/`, true],
    [`${repository}.git`, true],
    ['https://gitlab.com/weftline-sample/site', false],
    ['https://github.com/weftline-sample', false],
    ['https://github.com.example/a/b', false],
  ])('can be made to %s: %s', (address, can) => {
    expect(isOnGitHub(address)).toBe(can);
    if (can)
      expect(proposal(address, goodDraft, true).href).toMatch(
        /^https:\/\/github\.com\/weftline-sample\/site\/edit\//,
      );
  });
});
