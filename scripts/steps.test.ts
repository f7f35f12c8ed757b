import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { every, failedSteps, inOrder, runPackage, skippedSteps, step } from './steps';

vi.mock('node:child_process', () => ({ spawn: vi.fn() }));

let lines: string[];

beforeEach(() => {
  lines = [];
  skippedSteps.length = 0;
  failedSteps.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('step', () => {
  it.each([
    ['✓', true, () => true],
    ['✗', false, () => false],
    ['✓', true, async () => true],
    ['✗', false, async () => false],
  ])('ends with %s (%s)', async (sign, good, work) => {
    expect(await step('Pages', work)).toBe(good);
    expect(lines[0]).toBe('\n▸ Pages');
    expect(lines[1]).toMatch(new RegExp(`^${sign} Pages \\(\\d+\\.\\d s\\)$`));
    expect(skippedSteps).toEqual([]);
    expect(failedSteps).toEqual(good ? [] : ['Pages']);
  });

  it('fails when the work throws, with the message', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const work = () => Promise.reject(new Error('no such folder'));
    expect(await step('Pages', work)).toBe(false);
    expect(error).toHaveBeenCalledWith('no such folder');
    expect(failedSteps).toEqual(['Pages']);
  });

  it('records a skipped step with its reason, and does not show it as passed', async () => {
    expect(await step('Audit', () => ({ skipped: 'no registry' }))).toBe(true);
    expect(lines[1]).toMatch(/^- Audit: skipped, no registry \(\d+\.\d s\)$/);
    expect(skippedSteps).toEqual([{ name: 'Audit', reason: 'no registry' }]);
  });
});

describe.each([
  { name: 'inOrder', run: inOrder, stops: true },
  { name: 'every', run: every, stops: false },
])('$name', ({ run, stops }) => {
  it.each([
    { results: [true, true, true], good: true },
    { results: [true, false, true], good: false },
    { results: [false], good: false },
    { results: [], good: true },
  ])('of $results is $good', async ({ results, good }) => {
    const steps = results.map((result) => vi.fn(async () => result));
    expect(await run(steps)).toBe(good);
    const wanted = stops && !good ? results.indexOf(false) + 1 : results.length;
    expect(steps.filter((each) => each.mock.calls.length === 1)).toHaveLength(wanted);
  });

  it('starts a step after the previous one has ended', async () => {
    const order: string[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const done = run([
      async () => {
        order.push('first starts');
        await ended;
        return order.push('first ends') > 0;
      },
      async () => order.push('second') > 0,
    ]);
    await new Promise(setImmediate);
    expect(order).toEqual(['first starts']);
    end();
    await done;
    expect(order).toEqual(['first starts', 'first ends', 'second']);
  });
});

describe('runPackage', () => {
  function child(event: string, code: unknown, printed?: string) {
    const process = Object.assign(new EventEmitter(), {
      stdout: new EventEmitter(),
      stderr: new EventEmitter(),
    });
    vi.mocked(spawn).mockReturnValue(process as unknown as ReturnType<typeof spawn>);
    queueMicrotask(() => {
      if (printed) process.stdout.emit('data', Buffer.from(printed));
      process.emit(event, code);
    });
  }

  it.each([
    [0, true],
    [1, false],
    [null, false],
  ])('of a command that exits with %s is %s', async (code, good) => {
    child('close', code);
    expect(await runPackage('next', ['build'], { MODE: 'x' })).toBe(good);
    const [command, args, options] = vi.mocked(spawn).mock.lastCall ?? [];
    expect([command, args]).toEqual(['node_modules/.bin/next', ['build']]);
    expect(options?.env).toMatchObject({ PATH: process.env.PATH, MODE: 'x' });
    expect(options?.stdio).toBe('inherit');
  });

  it.each([
    ['on failure', 0, ''],
    ['on failure', 1, 'what it says'],
    ['at end', 0, 'what it says'],
    ['at end', 1, 'what it says'],
  ] as const)('prints output %s (exit code %i): "%s"', async (output, code, shown) => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(`${text}`) > 0);
    child('close', code, 'what it says');
    await runPackage('vitest', ['run'], {}, output);
    expect(written.join('')).toBe(shown);
  });

  it('rejects when the command does not exist', async () => {
    child('error', new Error('ENOENT'));
    await expect(runPackage('gone', [])).rejects.toThrow('ENOENT');
  });
});
