import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

import { changedFiles } from './changed-files';

vi.mock('node:child_process', () => ({ execFileSync: vi.fn() }));
vi.mock('node:fs', () => ({ existsSync: vi.fn() }));

it('lists changed and new files, without deleted ones', () => {
  vi.mocked(existsSync).mockImplementation((file) => file !== 'lib/deleted.ts');
  vi.mocked(execFileSync).mockImplementation(((_git: string, args: string[]) =>
    args[0] === 'diff' ? 'lib/b.ts\0lib/deleted.ts\0' : 'lib/a b.ts\0lib/b.ts\0') as never);
  expect(changedFiles('main')).toEqual(['lib/a b.ts', 'lib/b.ts']);
  const [, args] = vi.mocked(execFileSync).mock.calls[0] ?? [];
  expect(args?.at(-1)).toBe('main');
});
