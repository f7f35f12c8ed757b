import { expect, it } from 'vitest';

import { automationSign, minFillMs } from './honeypot';

it.each([
  ['a filled field', { website: 'https://spam.example' }, undefined, 'honeypot'],
  ['a filled field, slowly', { website: 'x' }, '60000', 'honeypot'],
  ['a form filled at once', { website: '' }, '0', 'quick'],
  ['a form filled a little too fast', {}, `${minFillMs - 1}`, 'quick'],
])('catches %s', (_, fields, elapsed, expected) => {
  expect(automationSign(fields, elapsed)).toBe(expected);
});

it.each([
  ['an empty field', { website: '' }, undefined],
  ['no field', {}, undefined],
  ['time enough', { website: '' }, `${minFillMs}`],
  ['a header that is no number', {}, 'soon'],
  ['an empty header', {}, ''],
  ['a body that is null', null, undefined],
  ['a body that is a list', ['website'], undefined],
  ['a field that is no text', { website: 7 }, undefined],
])('lets %s pass', (_, fields, elapsed) => {
  expect(automationSign(fields, elapsed)).toBeUndefined();
});
