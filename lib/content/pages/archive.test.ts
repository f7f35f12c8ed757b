import { expect, it } from 'vitest';

import { archiveYears, countByMonth } from './archive';

it('the archive counts valid dates by year and month, newest first, in any order of posts', () => {
  const wrong = ['', 'soon', '2024-13-01'];
  const may = ['2024-05-14', '2024-05-29T00:00:00.000Z'];
  const counts = countByMonth(['2023-12-31', ...may, ...wrong, '2024-11-02', '2024-01-01']);
  const found = archiveYears(counts).flatMap(({ year, months }) =>
    months.map(({ month, name, count }) => `${year}-${month} ${name} ${count}`),
  );
  expect(found.join()).toBe('2024-11 November 1,2024-5 May 2,2024-1 January 1,2023-12 December 1');
});
