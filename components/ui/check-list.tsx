import { Check } from 'lucide-react';

import { colorClassesAt } from './color-classes';

/** Points with check marks. A check mark at the start of a text is removed. */
export function CheckList({ points, color = 3 }: { points: readonly string[]; color?: number }) {
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Check
            aria-hidden
            className={`draw-check mt-1 size-5 shrink-0 ${colorClassesAt(color).text}`}
            strokeWidth={1.75}
          />
          <span>{point.replace(/^[✓✔]\s*/, '')}</span>
        </li>
      ))}
    </ul>
  );
}
