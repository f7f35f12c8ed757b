'use client';

import { useSyncExternalStore } from 'react';

import { relativeAge } from '#lib/site/dates';

const never = () => () => undefined;

/**
 * Age of a date, in the visitor's time zone (docs/specification.md T4). It depends on the time of
 * reading, so the export has only an invisible placeholder that avoids a layout shift; without
 * scripts the date beside it is enough.
 *
 * @param reserved - age at build time, whose width is reserved
 */
export function RelativeAge({ date, reserved }: { date: string; reserved: string }) {
  const age = useSyncExternalStore(
    never,
    () => relativeAge(date, new Date()),
    () => undefined,
  );
  return (
    <span className={age ? undefined : 'invisible'} aria-hidden={age ? undefined : true}>
      {' '}
      · {age ?? reserved}
    </span>
  );
}

/** Adds ages to markup that was inserted as HTML text and has no React elements. */
export function showAges(within: Element): void {
  for (const time of within.querySelectorAll('time')) {
    const age = time.nextElementSibling;
    if (!age) continue;
    age.textContent = ` · ${relativeAge(time.dateTime, new Date())}`;
    age.removeAttribute('class');
    age.removeAttribute('aria-hidden');
  }
}
