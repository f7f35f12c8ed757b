import { expect, it, vi } from 'vitest';

import { progressOf, withTimeLeft } from './progress';

it('prints count and time left every ten seconds', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  let time = 0;
  const report = progressOf('Copies', 100, () => time);
  const doneAt = { 9: 9, 11: 10, 20: 19, 22: 20, 600: 50, 900: 100 };
  for (const [seconds, done] of Object.entries(doneAt)) {
    time = Number(seconds) * 1000;
    report(done);
  }
  expect(log.mock.calls.flat()).toEqual([
    '  Copies: 10 of 100, about 2 min left',
    '  Copies: 20 of 100, about 90 s left',
    '  Copies: 50 of 100, about 10 min left',
  ]);
});

it('adds the time left to the lines of Next.js about pages', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  let time = 0;
  const print = withTimeLeft(() => time);
  print('  Compiled (1/2)');
  print('  Generating static pages using 2 workers (0/1746) ...');
  time = 30_000;
  print('  Generating static pages using 2 workers (873/1746) ');
  print('✓ Generating static pages using 2 workers (1746/1746) in 60s');
  expect(log.mock.calls.flat()).toEqual([
    '  Compiled (1/2)',
    '  Generating static pages using 2 workers (0/1746) ...',
    '  Generating static pages using 2 workers (873/1746) about 30 s left',
    '✓ Generating static pages using 2 workers (1746/1746) in 60s',
  ]);
});
