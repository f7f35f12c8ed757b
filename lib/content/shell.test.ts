import { afterEach, expect, it, vi } from 'vitest';

import { site } from './collections/site';
import { shell } from './shell';

afterEach(() => {
  vi.useRealTimers();
});

it.each([0, 1, 5])('the copyright years end with the year of the build, %i years on', (later) => {
  const { since } = site().copyright;
  vi.useFakeTimers({ now: new Date(`${since + later}-07-01T00:00:00Z`), toFake: ['Date'] });
  expect(shell().copyrightYears).toBe(later === 0 ? `${since}` : `${since}–${since + later}`);
});
