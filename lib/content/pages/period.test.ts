import { expect, it } from 'vitest';

import { parsePeriod } from './period';

const parse = (query: string) => parsePeriod(new URLSearchParams(query));

it.each([
  ['year=2024&month=05', '2024-05', 'May 2024'],
  ['month=12&year=2024', '2024-12', 'December 2024'],
  ['year=2024&month=DECEMBER', '2024-12', 'December 2024'],
  ['year=2024&month=january&more=1', '2024-01', 'January 2024'],
  ['year=0024&month=1', '0024-01', 'January 0024'],
])('reads %s', (query, key, name) => {
  expect(parse(query)).toEqual({ key, name });
});

const years = ['', '24', '20245', '2O24', '-024'];
const months = ['', '0', '00', '13', '-1', '5.5', '1e0', '005', 'Smarch'];

it.each([
  ...['', 'year=2024', 'month=5'],
  ...years.map((year) => `year=${year}&month=5`),
  ...months.map((month) => `year=2024&month=${month}`),
])('asks for nothing with "%s"', (query) => expect(parse(query)).toBeUndefined());
