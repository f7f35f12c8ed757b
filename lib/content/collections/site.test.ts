import { expect, it } from 'vitest';

import { placeOf, site } from './site';

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
