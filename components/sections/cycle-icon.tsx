import { ChartNoAxesCombined, CircleDollarSign, Clock, Gauge, Users } from 'lucide-react';

import { threadAt } from '#components/ui/thread';

const icons = [ChartNoAxesCombined, Clock, CircleDollarSign, Gauge, Users] as const;

/** The nth of five icons in the nth of five colors; both cycle (docs/specification.md P10). */
export function CycleIcon({ index, className = '' }: { index: number; className?: string }) {
  const Drawing = icons[index % icons.length] ?? Gauge;
  return (
    <Drawing
      aria-hidden
      className={`size-6 ${threadAt(index).text} ${className}`}
      strokeWidth={1.75}
    />
  );
}
