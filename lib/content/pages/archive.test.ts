import { expect, it } from 'vitest';

import { archiveYears, countByMonth } from './archive';

const archive = (...dates: string[]) => archiveYears(countByMonth(dates));

it('the archive counts by year and month, newest first, whatever the order of the posts', () => {
  expect(
    archive('2023-12-31', '2024-05-14', '2024-11-02', '2024-05-29T00:00:00.000Z', '2024-01-01'),
  ).toEqual([
    {
      year: 2024,
      months: [
        { month: 11, name: 'November', count: 1 },
        { month: 5, name: 'May', count: 2 },
        { month: 1, name: 'January', count: 1 },
      ],
    },
    { year: 2023, months: [{ month: 12, name: 'December', count: 1 }] },
  ]);
});

it.each(['', 'soon', '2024-13-01'])('the archive skips a post with the date "%s"', (date) => {
  expect(archive(date, '2024-05-14')).toEqual(archive('2024-05-14'));
});
