/** Splits a title at its colon, if both parts have at least 12 characters. */
export function splitTitle(title: string): { title: string; note?: string } {
  const [, head, rest] = /^(.{12,}?): (.{12,})$/.exec(title) ?? [];
  return head && rest ? { title: head, note: rest } : { title };
}
