import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ReferenceList } from './reference-list';

type Reference = React.ComponentProps<typeof ReferenceList>['references'][number];

it('shows what was counted before and after, and whom to ask, by phone if there is a number', () => {
  const phone = { label: '(215) 555-0100', number: '+12155550100' };
  const results = [{ what: 'Hours a week', before: '9', after: '3' }];
  const references = [
    { id: 'a', results, person: { name: 'Ada Moore', role: 'brewer' } },
    { id: 'b', results: [], person: { name: 'Bo Lee', role: 'cooper', phone } },
  ] as Partial<Reference>[] as Reference[];
  render(<ReferenceList references={references} />);
  expect(screen.getByRole('row', { name: 'Hours a week 9 3' })).toBeTruthy();
  expect(screen.getByText('Ask Ada Moore, brewer. Write to us for the number.')).toBeTruthy();
  const call = screen.getByRole('link', { name: phone.label });
  expect(call.getAttribute('href')).toBe('tel:+12155550100');
});
