import { expect, it } from 'vitest';

import { datesIn } from './git-dates';

it('dates a file by its newest commit', () => {
  const log =
    '\x002026-11-22\n\ncontent/a.json\n\x002026-11-21\n\ncontent/a.json\ncontent/b c.json\n';
  expect([...datesIn(log)]).toEqual([
    ['content/a.json', '2026-11-22'],
    ['content/b c.json', '2026-11-21'],
  ]);
});

it('knows nothing without a history', () => expect(datesIn('').size).toBe(0));
