import { blog } from '../collections/blog';
import { onceFromContent } from '../load/content-folder';
import { grouped } from '../load/grouped';
import { olderPages, pageCount } from './paging';
import { type Period, periodOf } from './period';

/** Posts by year and by month, e.g. of `2024` and `2024-05`; years, months and posts newest first. */
const postsByPeriod = onceFromContent(() =>
  grouped(blog.valid(), ({ date }) => [date.slice(0, 4), date.slice(0, 7)]),
);

/** Posts of a year or month, newest first. */
export const postsOf = ({ key }: Period) => postsByPeriod().get(key) ?? [];

/** Years and months with posts, each of which has a page. */
export const blogPeriods = (): Period[] =>
  [...postsByPeriod().keys()].flatMap((key) => {
    const [year = '', month] = key.split('-');
    return periodOf(year, month === undefined ? month : Number(month)) ?? [];
  });

/** Numbers of the pages of a period after the first. */
export const olderPeriodPages = (period: Period) => olderPages(pageCount(postsOf(period).length));
