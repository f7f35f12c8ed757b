import { Reveal } from '#components/motion/reveal';

const columns = [
  '',
  'md:grid-cols-2',
  'sm:grid-cols-2 lg:grid-cols-3',
  'sm:grid-cols-2 lg:grid-cols-4',
];

/**
 * Classes for the columns of a grid: no more than it has items, so that no column is empty.
 *
 * @param most - columns on wide screens if there are many items
 */
export const columnsOf = (items: number, most: 3 | 4): string =>
  columns[Math.min(items, items === 4 ? 4 : most) - 1] ?? '';

/** Classes of an item of a grid: alone in the last row, it fills it. */
export const slotOf = (items: number): string =>
  items === 3 || items > 4
    ? '@container sm:max-lg:last:odd:col-span-2 lg:last:nth-[3n+1]:col-span-3'
    : '@container';

/** Cards in rows. Each appears a little later than the one before it (docs/specification.md P9). */
export function CardGrid({
  className = '',
  children,
}: {
  className?: string;
  children: React.ReactNode[];
}) {
  return (
    <ul className={`grid gap-3 sm:gap-6 ${columnsOf(children.length, 3)} ${className}`}>
      {children.map((child, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once and never reordered
          key={index}
          className={slotOf(children.length)}
        >
          <Reveal delay={(index % 3) * 0.1}>{child}</Reveal>
        </li>
      ))}
    </ul>
  );
}
