/** A text in parsed data and the way to it. */
export interface FoundString {
  value: string;
  at: (string | number)[];
}

/** Every string in parsed JSON or front matter, however deep, in the order of the file. */
export function stringsIn(value: unknown, at: (string | number)[] = []): FoundString[] {
  if (typeof value === 'string') return [{ value, at }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    stringsIn(child, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}
