import { ChartNoAxesCombined, CircleDollarSign, Clock, Gauge, Users } from 'lucide-react';

import { colorClassesAt } from '#components/ui/color-classes';
import * as messages from '#lib/site/messages';

const icons = {
  money: CircleDollarSign,
  time: Clock,
  people: Users,
  share: ChartNoAxesCombined,
  other: Gauge,
};

/** What a figure counts, by the words of its line. */
export function kindOfFigure(line: string): keyof typeof icons {
  if (/^\S*[$€£]/.test(line)) return 'money';
  if (messages.figureWords.people.test(line)) return 'people';
  if (/%|\d\/\d/.test(line)) return 'share';
  return messages.figureWords.time.test(line) ? 'time' : 'other';
}

/** An icon that fits a figure, in the nth of five colors (docs/specification.md P10). */
export function FigureIcon({
  line,
  index,
  className,
}: {
  /** The figure and what it says. */
  line: string;
  index: number;
  className: string;
}) {
  const Drawing = icons[kindOfFigure(line)];
  return (
    <Drawing
      aria-hidden
      className={`size-6 ${colorClassesAt(index).text} ${className}`}
      strokeWidth={1.75}
    />
  );
}
