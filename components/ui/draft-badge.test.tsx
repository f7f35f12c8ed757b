import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { DraftBadge } from './draft-badge';

it.each([
  [{ status: 'draft' }, 'Draft'],
  [{ status: 'scheduled', date: '2027-05-29' }, 'Scheduled for May 29, 2027'],
  [{ status: 'published', date: '2024-05-29' }, undefined],
] as const)('marks %o with %j', (entry, state) => {
  render(<DraftBadge entry={entry} />);
  expect(screen.queryByRole('status')?.textContent).toBe(state);
});
