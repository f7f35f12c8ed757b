import { expect, it } from 'vitest';

import { site } from '../collections/site';
import { officesOf, placeOf } from './offices';

it.each([
  [{ city: 'Jena', country: 'DE' }, 'Jena'],
  [{ street: 'Markt 1', postcode: '07743', city: 'Jena', country: 'DE' }, 'Markt 1, 07743 Jena'],
  [{ city: 'Hudson', state: 'NY', country: 'US' }, 'Hudson, NY'],
  [
    { street: '1 Mill Road', postcode: '12534', city: 'Hudson', state: 'NY', country: 'US' },
    '1 Mill Road, Hudson, NY 12534',
  ],
])('the place of %o is %s', (address, place) => {
  expect(placeOf({ ...site(), address })).toBe(place);
});

it('shows the address, then the other offices with their names', () => {
  const phone = { label: '0361 1234', number: '+493611234' };
  const address = { city: 'Jena', country: 'DE' };
  const offices = [{ name: 'Erfurt', street: 'Anger 1', city: 'Erfurt', country: 'DE', phone }];
  expect(officesOf({ ...site(), address, offices })).toEqual([
    { place: 'Jena' },
    { place: 'Erfurt: Anger 1, Erfurt', phone },
  ]);
});
