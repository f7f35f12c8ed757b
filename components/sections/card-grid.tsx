import { Reveal } from '#components/motion/reveal';

const columns = {
  2: 'md:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** Card of three columns: it fills its row if it is the last of an odd number in two columns. */
const slot = '@container sm:max-lg:last:odd:col-span-2';

/** Cards in rows. Each appears a little later than the one before it (docs/specification.md P9). */
export function CardGrid({
  wide,
  className = '',
  children,
}: {
  wide: keyof typeof columns;
  className?: string;
  children: React.ReactNode[];
}) {
  return (
    <ul className={`grid gap-6 ${columns[wide]} ${className}`}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once and never reordered
        <li key={index} className={wide === 3 ? slot : undefined}>
          <Reveal delay={(index % wide) * 0.1}>{child}</Reveal>
        </li>
      ))}
    </ul>
  );
}
