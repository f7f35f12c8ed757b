'use client';

import { useSyncExternalStore } from 'react';

import { relativeAge } from '#lib/site/dates';

const never = () => () => undefined;

/**
 * Age of a date, in the visitor's time zone (docs/specification.md T4); nothing for a future date. It
 * depends on the time of reading, so the export has only an empty space of its width.
 */
export function RelativeAge({ date }: { date: string }) {
  const age = useSyncExternalStore(
    never,
    () => relativeAge(date, new Date()),
    () => undefined,
  );
  return (
    <span className="inline-block min-w-28 whitespace-nowrap print:hidden">
      {age && `· ${age}`}
    </span>
  );
}
