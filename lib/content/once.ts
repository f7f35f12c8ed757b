import { isPreview } from './collection';

/** Makes a value on first use and keeps it for the whole build; `next dev` makes it each time. */
export function once<T>(make: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    if (!kept || isPreview()) kept = { value: make() };
    return kept.value;
  };
}
