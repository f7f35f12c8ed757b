// @ts-check
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createChecker } from './checker.js';

/** A worker that answers when the test calls its handlers. */
class FakeWorker {
  /** @type {FakeWorker[]} */
  static started = [];
  terminated = false;
  /** @type {unknown[]} */
  received = [];
  /** @type {(event: { data: unknown }) => void} */
  onmessage = () => undefined;
  /** @type {(event: { message: string }) => void} */
  onerror = () => undefined;
  constructor() {
    FakeWorker.started.push(this);
  }
  /** @param {unknown} data */
  postMessage(data) {
    this.received.push(data);
  }
  terminate() {
    this.terminated = true;
  }
}

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('createChecker', () => {
  it('sends text and rules to one worker and returns its report', async () => {
    const check = createChecker();
    for (const report of ['first', 'second']) {
      const answer = check('a\n1', ['date']);
      FakeWorker.started[0].onmessage({ data: report });
      expect(await answer).toBe(report);
    }
    expect(FakeWorker.started).toHaveLength(1);
    expect(FakeWorker.started[0].received).toEqual(Array(2).fill({ text: 'a\n1', off: ['date'] }));
  });

  it('ends a check that is still running when the next one starts', async () => {
    const check = createChecker();
    const settled = vi.fn();
    check('long', []).then(settled, settled);
    const next = check('short', []);
    const [first, second] = FakeWorker.started;
    expect(first.terminated).toBe(true);
    second.onmessage({ data: 'report' });
    expect(await next).toBe('report');
    expect(settled).not.toHaveBeenCalled();
  });

  it('rejects when the worker fails, and starts another one for the next check', async () => {
    const check = createChecker();
    const failing = check('a', []);
    FakeWorker.started[0].onerror({ message: 'no such file' });
    await expect(failing).rejects.toThrow('no such file');
    const next = check('a', []);
    FakeWorker.started[1].onmessage({ data: 'report' });
    expect(await next).toBe('report');
  });
});
