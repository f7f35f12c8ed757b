import { describe, expect, it } from 'vitest';

import {
  messageId,
  parseMessageId,
  referenceOf,
  referencePattern,
  submissionHash,
} from './submission';
import { message } from './testing/app';

describe('submissionHash', () => {
  it.each([
    ['capitals in the address', { email: 'ADA@Moore.example' }],
    ['other line breaks and spaces', { details: ` ${message.details.replaceAll(' ', '\r\n ')}\n` }],
    ['another form of a letter', { name: 'Zoe\u0308 Moore' }],
  ])('is the same for %s', async (_, change) => {
    const usual = { ...message, ...('name' in change && { name: 'Zoë Moore' }) };
    const hash = await submissionHash({ message: usual });
    expect(hash).toMatch(/^[0-9a-f]{18}$/);
    expect(await submissionHash({ message: { ...usual, ...change } })).toBe(hash);
    expect(await submissionHash({ message: usual, sign: 'quick' })).toBe(hash);
  });

  it('differs for every field, and for a message that filled the honeypot', async () => {
    const others = [
      { message: { ...message, name: 'Ida' } },
      { message: { ...message, company: 'Other' } },
      { message: { ...message, email: 'ida@moore.example' } },
      { message: { ...message, details: message.details.replace(' ', '') } },
      { message, sign: 'honeypot' as const },
      { message: { ...message, name: 'Ida' }, sign: 'honeypot' as const },
    ];
    const hashes = await Promise.all([{ message }, ...others].map(submissionHash));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  // SHA-256 of ["A","B","c@d.co","E f"]. A delivered message is recognized for a day, also by a newer
  // version of the service.
  it('stays the same from version to version', async () => {
    const hash = await submissionHash({
      message: { name: 'A', company: 'B', email: 'C@d.co', details: 'E  f' },
    });
    expect(hash).toBe('49690b18d46c020155');
  });
});

describe('referenceOf', () => {
  it.each([
    ['000000000000000000', '0000-0000'],
    ['000000000100000000', '0000-0001'],
    ['0000000020ffffffff', '0000-0010'],
    ['ffffffffff00000000', 'ZZZZ-ZZZZ'],
    ['80000000010123abcd', 'G000-0001'],
  ])('of %s is %s', (hash, reference) => {
    expect(referenceOf(hash)).toBe(reference);
    expect(reference).toMatch(referencePattern);
  });

  it.each(['xK7QM-3XTD', 'K7QM-3XTDx', 'K7QM3XTD', 'K7QM-3XTU', 'k7qm-3xtd'])(
    '%s is no reference',
    (text) => expect(text).not.toMatch(referencePattern),
  );
});

describe('messageId', () => {
  const date = new Date('2026-01-02T03:04:05.678Z');
  const hash = '0123456789abcdef01';
  const id = '20260102T030405678Z-0123456789abcdef01';

  it('has the time and the hash', () => {
    expect(messageId(date, hash)).toBe(id);
    expect(parseMessageId(id)).toEqual({ time: date.getTime(), hash });
  });

  it.each(['', `x${id}`, `${id}0`, `${id}.eml`, id.replace('T', ' '), id.toUpperCase()])(
    'is not %j',
    (text) => expect(parseMessageId(text)).toBeUndefined(),
  );
});
