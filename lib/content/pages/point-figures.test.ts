import { describe, expect, it } from 'vitest';

import { amountParts, costLines, pricedPoint, stagesOf } from './point-figures';

const titled = (...titles: string[]) => titles.map((title) => ({ title, text: 'A text.' }));

describe('amountParts', () => {
  it.each([
    ['up to $28,000 more', [{ text: 'up to ' }, { amount: '$28,000', text: ' more' }]],
    ['€1.200', [{ amount: '€1.200', text: '' }]],
    [
      '$6,000, then $2',
      [
        { amount: '$6,000', text: ', then ' },
        { amount: '$2', text: '' },
      ],
    ],
    ['24 hours', [{ text: '24 hours' }]],
  ])('takes "%s" apart', (text, parts) => {
    expect(amountParts(text)).toEqual(parts);
  });
});

describe('pricedPoint', () => {
  it('reads the amount of a title', () => {
    expect(pricedPoint({ title: 'Build: up to $9 more', text: 'Note.' })).toEqual({
      label: 'Build',
      figure: 'up to $9 more',
      note: 'Note.',
    });
  });

  it('reads a text that begins with an amount', () => {
    expect(pricedPoint({ title: 'Product', text: '$60 to set up and $6 a month.' })).toEqual({
      label: 'Product',
      figure: '$60 to set up and $6 a month',
    });
  });

  it.each(['Weeks 1 to 3: count', 'Travel'])('finds none in "%s"', (title) => {
    expect(pricedPoint({ title, text: 'It ends at $5.' })).toBeUndefined();
  });
});

describe('costLines', () => {
  it('reads labels and values', () => {
    expect(costLines('Scope $10,000; data $18,000; hosting $2.50.')).toEqual({
      lines: [
        { label: 'Scope', figure: '$10,000', value: 10_000 },
        { label: 'data', figure: '$18,000', value: 18_000 },
        { label: 'hosting', figure: '$2.50', value: 2.5 },
      ],
      rest: '',
    });
  });

  it('reads days, and leaves the sentences behind the lines', () => {
    const { lines, rest } = costLines(
      'Scope 4.5 days, $10. Data, $18. Security and legal review 8 days, $8. Together $36. No more.',
    );
    expect(lines.map(({ label, extent }) => [label, extent])).toEqual([
      ['Scope', '4.5 days'],
      ['Data', undefined],
      ['Security and legal review', '8 days'],
    ]);
    expect(rest).toBe('Together $36. No more.');
  });

  it.each(['Scope $10; data $18.', 'One $1; two; three $3.', 'A $5 fee; a $6 fee; a $7 fee.'])(
    'finds none in "%s"',
    (text) => {
      expect(costLines(text)).toEqual({ lines: [], rest: text });
    },
  );
});

describe('stagesOf', () => {
  it('reads spans that follow each other', () => {
    expect(stagesOf(titled('Weeks 1 to 3: count', 'Weeks 4 to 8: build'))).toMatchObject([
      { span: 'Weeks 1 to 3', name: 'count', length: 3 },
      { span: 'Weeks 4 to 8', name: 'build', length: 5 },
    ]);
  });

  it.each([
    [['Weeks 1 to 3: count']],
    [['Weeks 1 to 3: count', 'Weeks 5 to 7: build']],
    [['Weeks 1 to 3: count', 'After that']],
  ])('finds none in %j', (titles) => {
    expect(stagesOf(titled(...titles))).toEqual([]);
  });
});
