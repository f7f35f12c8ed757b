import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';

import { createStreamLog } from './log';

it('writes one JSON object a line', () => {
  const stream = new PassThrough();
  createStreamLog(stream)('message-sent', { id: '1' });
  const [line, ...rest] = String(stream.read()).split('\n');
  expect(JSON.parse(line ?? '')).toMatchObject({ event: 'message-sent', id: '1' });
  expect(rest).toEqual(['']);
});

it('survives a stream that fails, and says how many lines are lost once it works again', () => {
  const lines: string[] = [];
  let failing = true;
  const log = createStreamLog({
    on: () => undefined,
    write(text, done) {
      if (failing) return done(new Error('ENOSPC'));
      lines.push(JSON.parse(text).event);
      return done();
    },
  });
  log('one');
  log('two');
  failing = false;
  log('three');
  expect(lines).toEqual(['three', 'log-lines-lost']);
});

it('survives a stream that throws', () => {
  const log = createStreamLog({
    on: () => undefined,
    write() {
      throw new Error('EPIPE');
    },
  });
  expect(() => log('one')).not.toThrow();
});
