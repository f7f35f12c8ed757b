import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { JobFacts } from './job-card';

const perYear = { min: 90_000, max: 110_000, currency: 'USD', per: 'year' };
const perHour = { min: 42.5, max: 42.5, currency: 'USD', per: 'hour' };
const job = { location: 'Remote', type: 'Full-Time', department: 'Strategy' };

it.each([
  [{ salary: perYear }, '$90,000 – $110,000 per year'],
  [{ salary: perHour }, '$42.50 per hour'],
  [{ validThrough: '2027-01-31' }, 'Apply by January 31, 2027'],
])('of a job with %o adds %o', (change, added) => {
  render(<JobFacts job={{ ...job, ...(change as object) }} />);
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Remote', 'Full-Time', 'Strategy', added]);
});
