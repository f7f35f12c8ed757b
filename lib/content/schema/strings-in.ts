/** A string in parsed data, and its path. */
export interface FoundString {
  value: string;
  at: (string | number)[];
}

/** Finds all strings in parsed JSON or front matter, at any depth, in the order of the file. */
export function stringsIn(value: unknown, at: (string | number)[] = []): FoundString[] {
  if (typeof value === 'string') return [{ value, at }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    stringsIn(child, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}
