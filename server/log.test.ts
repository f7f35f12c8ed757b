import { expect, it } from 'vitest';

import { errorFacts } from './log';

const mailError = (facts: object) => Object.assign(new Error('Failed: Words of a visitor'), facts);

it.each([
  [{ code: 'EMESSAGE', responseCode: 550, command: 'DATA', response: '550 5.7.1 Words' }],
  [{ code: 'EPROTOCOL', command: 'CONN', response: 'Words of a visitor' }],
  [{ code: 'EMESSAGE', command: 'DATA' }],
])('has the codes of an answer of a mail server, and none of its words: %j', (facts) => {
  const found = errorFacts(mailError(facts));
  const { response, ...codes } = facts as typeof facts & { response?: string };
  expect(found).toMatchObject(codes);
  expect(JSON.stringify(found)).not.toContain('Words');
  expect(found.status).toBe(response?.includes('5.7.1') ? '5.7.1' : undefined);
});

it('has the message of other errors, and the code of their cause', () => {
  const cause = Object.assign(new Error(), { code: 'ECONNREFUSED' });
  expect(errorFacts(new TypeError('fetch failed', { cause }))).toMatchObject({
    code: 'ECONNREFUSED',
    reason: 'fetch failed',
  });
});
