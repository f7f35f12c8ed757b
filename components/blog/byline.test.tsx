import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { RevisionNote } from './byline';

it('shows the day of the last change and what changed, as text', () => {
  render(<RevisionNote updated="2026-11-22" changes="Adds <b> & dates." />);
  expect(screen.getByRole('time').getAttribute('datetime')).toBe('2026-11-22');
  expect(screen.getByRole('time').textContent).toBe('November 22, 2026');
  screen.getByText('Adds <b> & dates.');
});
