import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ReferenceList } from './reference-list';

type Reference = React.ComponentProps<typeof ReferenceList>['references'][number];

const reference = (more: Partial<Reference> = {}) =>
  ({
    id: 'a',
    client: 'A Brewery',
    work: 'A plan on a screen.',
    results: [{ what: 'Hours a week', before: '9', after: '3' }],
    counted: 'Counted by the brewery.',
    person: { name: 'Ada Moore', role: 'brewer' },
    ...more,
  }) as Reference;

it('shows what was counted before and after', () => {
  render(<ReferenceList references={[reference()]} />);
  expect(screen.getByRole('row', { name: 'Hours a week 9 3' })).toBeTruthy();
  expect(screen.getByText('Ask Ada Moore, brewer. Write to us for the number.')).toBeTruthy();
});

it('links the number of the person, if there is one', () => {
  const phone = { label: '(215) 555-0100', number: '+12155550100' };
  const person = { name: 'Ada Moore', role: 'brewer', phone };
  render(<ReferenceList references={[reference({ person })]} />);
  expect(screen.getByRole('link', { name: phone.label }).getAttribute('href')).toBe(
    'tel:+12155550100',
  );
});
