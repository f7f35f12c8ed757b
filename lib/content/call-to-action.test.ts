import { describe, expect, it } from 'vitest';

import { callToAction, isContact } from './call-to-action';

const fixesOf = (value: unknown) =>
  callToAction.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('callToAction', () => {
  it.each([
    'Send us [the letter](/contact).',
    '[Send *one* letter](/contact) to **us**?',
    `${'w'.repeat(171)} [us](/contact?topic=${'x'.repeat(100)}#form).`,
  ])('accepts %s', (value) => expect(fixesOf(value)).toEqual([]));

  it.each([
    ['', 'write something here or remove the field'],
    [' [Us](/contact).', 'remove the spaces before or after the text'],
    ['Write to us.', 'link /contact, for example "Tell us about [your pilot](/contact)."'],
    ['See [it](/contacts).', 'link /contact, for example "Tell us about [your pilot](/contact)."'],
    ['`[Us](/contact)`.', 'link /contact, for example "Tell us about [your pilot](/contact)."'],
    ['[Us](/contact)', 'end with a full stop or a question mark'],
    ['## [Us](/contact).', 'write one sentence in one paragraph, with links and emphasis only'],
    [
      '[Us](/contact).\n\nNow.',
      'write one sentence in one paragraph, with links and emphasis only',
    ],
    ['[Us](/contact)\nnow.', 'write one sentence in one paragraph, with links and emphasis only'],
    ['<b>[Us](/contact)</b>.', 'write one sentence in one paragraph, with links and emphasis only'],
    [
      '![a](/a.png) [Us](/contact).',
      'write one sentence in one paragraph, with links and emphasis only',
    ],
    [`${'w'.repeat(180)} [us](/contact).`, 'keep it to 180 characters, not counting addresses'],
    [5, 'write this as text, in quotes if it looks like a number or a date'],
  ])('refuses %j', (value, fix) => expect(fixesOf(value)).toContain(fix));
});

it.each([
  ['/contact', true],
  ['/contact?a=1', true],
  ['/contact#form', true],
  ['/contacts', false],
  ['/contact/sent', false],
  ['https://www.example.com/contact', false],
])('isContact(%s) is %s', (url, expected) => expect(isContact(url)).toBe(expected));
