import { expect, it } from 'vitest';

import { archiveYears, countByMonth } from './archive';

it('the archive counts valid dates by year and month, newest first, in any order of posts', () => {
  const wrong = ['', 'soon', '2024-13-01'];
  const may = ['2024-05-14', '2024-05-29T00:00:00.000Z'];
  const counts = countByMonth(['2023-12-31', ...may, ...wrong, '2024-11-02', '2024-01-01']);
  expect(archiveYears(counts)).toEqual([
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
