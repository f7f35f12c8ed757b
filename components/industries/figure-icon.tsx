import { Activity, ChartNoAxesCombined, Gauge, Target, TrendingUp } from 'lucide-react';

import { colorClassesAt } from '#components/ui/color-classes';

/**
 * Icons of success metrics and of snapshot stats, which cycle like the colors. None of them stands
 * for a unit, because any figure can be beside it.
 */
const sets = {
  metric: [TrendingUp, Gauge, ChartNoAxesCombined, Target, Activity],
  stat: [ChartNoAxesCombined, Gauge, TrendingUp],
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
      className={`size-6 ${colorClassesAt(index).text} ${className}`}
      strokeWidth={1.75}
    />
  );
}
