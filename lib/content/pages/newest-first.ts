interface Listed {
  date: string;
  /** Default: before all others of the day. */
  id?: string;
}

/** Compares posts or papers for lists. */
export const newestFirst = (a: Listed, b: Listed) =>
  b.date.localeCompare(a.date) || (a.id ?? '').localeCompare(b.id ?? '');
