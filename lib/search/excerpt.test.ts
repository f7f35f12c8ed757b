import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { excerpt, markText } from './excerpt';

const shown = (runs: { text: string; hit: boolean }[]) =>
  runs.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');
const filler = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ');

it('markText marks inflections and parts of hyphenated words, without punctuation', () => {
  expect(shown(markText('Prices, “priced” test-sets: one $4 price.', ['price', 'set']))).toBe(
    '[Prices], “[priced]” [test-sets]: one $4 [price].',
  );
});

describe('excerpt', () => {
  it('shows the place with the most different words of the query', () => {
    const text = `risk risk ${filler(60)} a risk has a plan ${filler(60)}`;
    const found = shown(excerpt(text, ['risk', 'plan']));
    expect(found).toContain('a [risk] has a [plan]');
    expect(found).toMatch(/^… .* …$/);
  });

  it('shows the beginning of a text without a match', () => {
    expect(shown(excerpt(`It begins. ${filler(60)}`, ['zebra']))).toMatch(/^It begins\. .* …$/);
  });

  it('changes nothing in a short text', () => {
    const text = fc.array(fc.stringMatching(/^[ab.-]{1,4}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(text, fc.stringMatching(/^[ab]{1,3}$/), (words, term) => {
        const runs = excerpt(words.join(' '), [term]);
        expect(runs.map(({ text }) => text).join('')).toBe(words.join(' '));
      }),
    );
  });
});
