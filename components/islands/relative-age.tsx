'use client';

import { useSyncExternalStore } from 'react';

import { relativeAge } from '#lib/site/dates';

const never = () => () => undefined;

/**
 * How long ago a date was, in the visitor's own day. It depends on when the page is read, so the
 * export only keeps its place, unseen, and nothing moves when it comes; the date beside it says the
 * same without scripts.
 *
 * @param reserved - the age at build, which takes as much room
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
