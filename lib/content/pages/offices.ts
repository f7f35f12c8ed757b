import type { Site } from '../collections/site';

type Address = Site['address'];

/** Street, postal code, city and state, as far as they are given, e.g. "Springfield, IL". */
export const placeOf = ({ address: { street, postcode, city, state } }: { address: Address }) => {
  const place = state
    ? `${city}, ${[state, postcode].filter(Boolean).join(' ')}`
    : [postcode, city].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join(', ');
};

/** An office as pages show it: its name and place in one line. */
export interface Office {
  place: string;
  phone?: Site['phone'];
}

/** The address of the company, then its other offices. */
export const officesOf = (company: Site): Office[] => [
  { place: placeOf(company) },
  ...company.offices.map(({ name, phone, ...address }) => ({
    place: [name, placeOf({ address })].filter(Boolean).join(': '),
    phone,
  })),
];
