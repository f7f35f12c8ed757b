const held = new Map<string, string | null>();

function keep(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    held.delete(key);
  } catch {
    held.set(key, text);
  }
}

/**
 * localStorage that never throws. If the browser refuses (private windows, full quota, blocked
 * cookies), values are held in memory until the page is left.
 */
export const storage = {
  read(key: string): string | null {
    const text = held.get(key);
    if (text !== undefined) return text;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, text: string) => keep(key, text),
  remove: (key: string) => keep(key, null),
};
