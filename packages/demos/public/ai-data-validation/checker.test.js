import { beforeEach, expect, it, vi } from 'vitest';

import { createChecker } from './checker.js';

/** Workers that answer when the test calls their handlers. */
let started = [];
class FakeWorker {
  postMessage = vi.fn();
  terminate = vi.fn();
  onmessage = () => undefined;
  onerror = () => undefined;
  constructor() {
    started.push(this);
  }
}

beforeEach(() => {
  started = [];
  vi.stubGlobal('Worker', FakeWorker);
});

it('sends text and rules to one worker, and to another one after that has failed', async () => {
  const check = createChecker();
  for (const report of ['first', 'second']) {
    const answer = check('a\n1', ['date']);
    started[0].onmessage({ data: report });
    expect(await answer).toBe(report);
  }
  const sent = [{ text: 'a\n1', off: ['date'] }];
  expect(started[0].postMessage.mock.calls).toEqual([sent, sent]);
  const failing = check('a', []);
  started[0].onerror({ message: 'no such file' });
  await expect(failing).rejects.toThrow('no such file');
  const next = check('a', []);
  started[1].onmessage({ data: 'report' });
  expect(await next).toBe('report');
});

it('ends a check that is still running when the next one starts', async () => {
  const check = createChecker();
  const settled = vi.fn();
  check('long', []).then(settled, settled);
  const next = check('short', []);
  expect(started[0].terminate).toHaveBeenCalled();
  started[1].onmessage({ data: 'report' });
  expect(await next).toBe('report');
  expect(settled).not.toHaveBeenCalled();
});
