import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { inOrder, runPackage, step } from './steps';

vi.mock('node:child_process', () => ({ spawn: vi.fn() }));

let lines: string[];

beforeEach(() => {
  lines = [];
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
  });
});

describe('inOrder', () => {
  it.each([
    [[true, true, true], 3, true],
    [[true, false, true], 2, false],
    [[false], 1, false],
    [[], 0, true],
  ])('of %j runs %i', async (results, runs, good) => {
    const steps = results.map((result) => vi.fn(async () => result));
    expect(await inOrder(steps)).toBe(good);
    expect(steps.filter((each) => each.mock.calls.length === 1)).toHaveLength(runs);
  });

  it('starts a step when the one before it has ended', async () => {
    const seen: string[] = [];
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push('slow');
      return true;
    };
    await inOrder([slow, async () => seen.push('next') > 0]);
    expect(seen).toEqual(['slow', 'next']);
  });
});

describe('runPackage', () => {
  function child(event: string, ...values: unknown[]) {
    const process = new EventEmitter();
    vi.mocked(spawn).mockReturnValue(process as ReturnType<typeof spawn>);
    queueMicrotask(() => process.emit(event, ...values));
  }

  it.each([
    [0, true],
    [1, false],
    [null, false],
  ])('of a command that ends with %s is %s', async (code, good) => {
    child('exit', code);
    expect(await runPackage('next', ['build'], { MODE: 'x' })).toBe(good);
    const [command, args, options] = vi.mocked(spawn).mock.lastCall ?? [];
    expect([command, args]).toEqual(['node_modules/.bin/next', ['build']]);
    expect(options?.env).toMatchObject({ PATH: process.env.PATH, MODE: 'x' });
  });

  it('rejects when the command is not there', async () => {
    child('error', new Error('ENOENT'));
    await expect(runPackage('gone', [])).rejects.toThrow('ENOENT');
  });
});
