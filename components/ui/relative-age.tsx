'use client';

import { useSyncExternalStore } from 'react';

import { relativeAge } from '#lib/site/dates';

const never = () => () => undefined;

/**
 * Age of a date, in the visitor's time zone (docs/specification.md T4); nothing for a future date.
 * Leaves space for an age that comes when scripts start.
 *
 * @param atBuild - age in the export, which hydration expects; undefined for none
 */
export function RelativeAge({ date, atBuild }: { date: string; atBuild?: string }) {
  const age = useSyncExternalStore(
    never,
    () => relativeAge(date, new Date()),
    () => atBuild,
  );
  return (
    <span className="inline-block min-w-28 whitespace-nowrap print:hidden">
      {age && `· ${age}`}
    </span>
  );
}
