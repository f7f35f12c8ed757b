import { expect, it } from 'vitest';

import { site } from '../collections/site';
import { officesOf, placeOf } from './offices';

const jena = { city: 'Jena', country: 'DE' };
const hudson = { city: 'Hudson', state: 'NY', country: 'US' };

it.each([
  [jena, 'Jena'],
  [{ ...jena, street: 'Markt 1', postcode: '07743' }, 'Markt 1, 07743 Jena'],
  [hudson, 'Hudson, NY'],
  [{ ...hudson, street: '1 Mill Road', postcode: '12534' }, '1 Mill Road, Hudson, NY 12534'],
])('the place of %o is %s', (address, place) => {
  expect(placeOf({ ...site(), address })).toBe(place);
});

it('shows the address, then the other offices with their names', () => {
  const phone = { label: '0361 1234', number: '+493611234' };
  const offices = [{ name: 'Erfurt', street: 'Anger 1', city: 'Erfurt', country: 'DE', phone }];
  expect(officesOf({ ...site(), address: jena, offices })).toEqual([
    { place: 'Jena' },
    { place: 'Erfurt: Anger 1, Erfurt', phone },
  ]);
});
