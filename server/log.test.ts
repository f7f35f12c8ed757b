import { expect, it } from 'vitest';

import { errorFacts } from './log';

it.each([
  [{ code: 'EMESSAGE', responseCode: 550, command: 'DATA', response: '550 5.7.1 Words' }, '5.7.1'],
  [{ code: 'EPROTOCOL', command: 'CONN', response: 'Words of a visitor' }, undefined],
  [{ code: 'EMESSAGE', command: 'DATA' }, undefined],
])('has the codes of an answer of a mail server, and none of its words: %j', (facts, status) => {
  const found = errorFacts(Object.assign(new Error('Failed: Words of a visitor'), facts));
  const { response, ...codes } = { response: '', ...facts };
  expect(found).toEqual({ responseCode: undefined, reason: undefined, status, ...codes });
});

it('has the message of other errors, and the code of their cause', () => {
  const cause = Object.assign(new Error(), { code: 'ECONNREFUSED' });
  const found = errorFacts(new TypeError('fetch failed', { cause }));
  expect(found).toMatchObject({ code: 'ECONNREFUSED', reason: 'fetch failed' });
});
