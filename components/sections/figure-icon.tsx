import { ChartNoAxesCombined, CircleDollarSign, Clock, Gauge, Users } from 'lucide-react';

import { threadAt } from '#components/ui/thread';

/** Icons of success metrics and of snapshot stats, which cycle like the colors. */
const sets = {
  metric: [ChartNoAxesCombined, Clock, CircleDollarSign, Users, Gauge],
  stat: [ChartNoAxesCombined, CircleDollarSign, Users],
};

/** The nth icon of a set, in the nth color (docs/specification.md P10). */
export function FigureIcon({
  set,
  index,
  className,
}: {
  set: keyof typeof sets;
  index: number;
  className: string;
}) {
  const Icon = sets[set][index % sets[set].length] ?? Gauge;
  return (
    <Icon
      aria-hidden
      className={`size-6 ${threadAt(index).text} ${className}`}
      strokeWidth={1.75}
    />
  );
}
