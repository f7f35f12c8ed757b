import { expect, it } from 'vitest';

import { automationSign, minFillMs } from './honeypot';

it.each([
  ['a filled field, slowly', { website: 'x' }, '60000', 'honeypot'],
  ['a form filled a little too fast', {}, `${minFillMs - 1}`, 'quick'],
  ['time enough', { website: '' }, `${minFillMs}`, undefined],
  ['a header that is no number', {}, 'soon', undefined],
  ['an empty header', {}, '', undefined],
  ['a body that is null', null, undefined, undefined],
  ['a field that is no text', { website: 7 }, undefined, undefined],
])('the sign of %s', (_, fields, elapsed, expected) => {
  expect(automationSign(fields, elapsed)).toBe(expected);
});
