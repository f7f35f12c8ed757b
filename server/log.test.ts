import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';

import { createStreamLog, errorFacts, log } from './log';

it('writes one JSON object a line to the console', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  log('message-sent', { id: '1' });
  expect(JSON.parse(print.mock.calls[0]?.[0])).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    event: 'message-sent',
    id: '1',
  });
  print.mockRestore();
});

it('writes one JSON object a line', () => {
  const stream = new PassThrough();
  createStreamLog(stream)('message-sent', { id: '1' });
  const [line, ...rest] = String(stream.read()).split('\n');
  expect(JSON.parse(line ?? '')).toMatchObject({ event: 'message-sent', id: '1' });
  expect(rest).toEqual(['']);
});

it('survives an error of the stream', () => {
  const stream = new PassThrough();
  createStreamLog(stream);
  expect(() => stream.emit('error', new Error('EPIPE'))).not.toThrow();
});

/** A log whose stream accepts the lines that `accepts` says yes to. */
function failingLog(accepts: (event: string) => boolean, fail: (done: () => void) => void) {
  const lines: [event: string, lines?: number][] = [];
  const log = createStreamLog({
    on: () => undefined,
    write(text, done) {
      const { event, lines: lost } = JSON.parse(text);
      if (!accepts(event)) return fail(() => done(new Error('ENOSPC')));
      lines.push(lost === undefined ? [event] : [event, lost]);
      return done();
    },
  });
  return { log, lines };
}

it.each([
  ['fails', (done: () => void) => done()],
  [
    'throws',
    () => {
      throw new Error('EPIPE');
    },
  ],
])('survives a stream that %s, and says how many lines are lost once it works', (_, fail) => {
  let failing = true;
  const { log, lines } = failingLog(() => !failing, fail);
  log('one');
  log('two');
  failing = false;
  log('three');
  log('four');
  expect(lines).toEqual([['three'], ['log-lines-lost', 2], ['four']]);
});

it('counts lost lines again when it could not report them', () => {
  let failing = true;
  let reports = 0;
  const { log, lines } = failingLog(
    (event) => !failing && (event !== 'log-lines-lost' || ++reports > 1),
    (done) => done(),
  );
  log('one');
  failing = false;
  log('two');
  log('three');
  expect(lines).toEqual([['two'], ['three'], ['log-lines-lost', 1]]);
});

it('repeats nothing of an email that the mail server quotes', () => {
  const error = (facts: object) => Object.assign(new Error('quoted text'), facts);
  const refused = { responseCode: 554, command: 'DATA' };
  expect(errorFacts(error(refused))).toEqual({ ...refused, code: undefined, reason: undefined });
  for (const facts of [{ responseCode: 550, command: 'RCPT TO' }, { command: 'DATA' }]) {
    expect(errorFacts(error(facts))).toMatchObject({ ...facts, reason: 'quoted text' });
  }
  expect(errorFacts(error({ code: 'EIO' }))).toMatchObject({ code: 'EIO', reason: 'quoted text' });
  expect(errorFacts('just words')).toEqual({ reason: 'just words' });
});
