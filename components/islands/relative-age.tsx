'use client';

import { useSyncExternalStore } from 'react';

import { relativeAge } from '#lib/site/dates';

const never = () => () => undefined;

/**
 * How long ago a date was, in the visitor's own day. It depends on when the page is read, so the
 * export leaves it out and the date beside it says the same without scripts.
 */
export function RelativeAge({ date }: { date: string }) {
  const age = useSyncExternalStore(
    never,
    () => relativeAge(date, new Date()),
    () => undefined,
  );
  return age ? <span> · {age}</span> : null;
}
