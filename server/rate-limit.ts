interface Window {
  count: number;
  endsAt: number;
}

interface RateLimitOptions {
  /** Messages a minute from one address. */
  limit: number;
  /** Milliseconds; a test brings its own clock. */
  now?: () => number;
  /** Addresses remembered at once: about 1 MB at the default. */
  capacity?: number;
}

/** Counts one message of an address. 0: go ahead; otherwise the whole seconds left to wait. */
export type RateLimit = (address: string) => number;

const windowMs = 60_000;

/** One IPv6 customer holds a /64 at least (RFC 6177), so its first four groups are the address. */
export function addressKey(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!mapped.includes(':')) return mapped;
  const [head = '', tail] = mapped.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const given = groups.length + (tail === '' ? 0 : tail.split(':').length);
    groups.push(...Array<string>(Math.max(0, 8 - given)).fill('0'), ...tail.split(':'));
  }
  return groups.slice(0, 4).join(':');
}

/**
 * Ask after validation, right before a message is accepted. Only messages that could be sent count:
 * a visitor who corrects a form must not be locked out by the corrections, and a refused body
 * costs neither disk nor mail. A message that then can't be accepted still counts, because quick
 * repeats do not help a disk that is full.
 *
 * A window starts at an address's first message and lasts a minute. Windows are stored in the
 * order they end, so the front of the map is always what to forget first.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { limit, now = Date.now, capacity = 10_000 } = options;
  const windows = new Map<string, Window>();

  function forget(time: number) {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > time && windows.size <= capacity) return;
      windows.delete(key);
    }
  }

  return (address) => {
    const time = now();
    forget(time);
    const key = addressKey(address);
    const open = windows.get(key);
    if (!open) {
      windows.set(key, { count: 1, endsAt: time + windowMs });
      return 0;
    }
    if (open.count >= limit) return Math.ceil((open.endsAt - time) / 1000);
    open.count += 1;
    return 0;
  };
}
