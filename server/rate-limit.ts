import { networksOf } from './client-networks';

interface Window {
  count: number;
  endsAt: number;
}

interface RateLimitOptions {
  /** Messages per minute from one address or one IPv6 /64. */
  limit: number;
  /** Messages per minute from all addresses together. */
  totalLimit: number;
  /** Monotonic clock in milliseconds; replaced in tests. */
  now?: () => number;
  /** Maximum number of networks to remember: about 1 MB at the default. */
  capacity?: number;
}

/** Why and how long a client has to wait. */
export interface RateLimited {
  /** Whole seconds. */
  seconds: number;
  scope: 'address' | 'network' | 'all';
}

/** Counts one message of an address. Returns the time to wait when a limit is exceeded. */
export type RateLimit = (address: string) => RateLimited | undefined;

const windowMs = 60_000;

/** Limits of an address or /64, a /56 and a /48, as multiples of `limit`. */
const multiples = [1, 2, 4];

/**
 * Call it after validation, right before a message is stored. Only valid messages count:
 * corrections of a form must not lock a visitor out, and a refused body is neither stored nor sent.
 * A message that cannot be stored still counts, because quick repeats do not help a full disk.
 *
 * A window starts with a network's first message and lasts one minute. Windows are stored in the
 * order of their ends, so the first ones in the map are removed first.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { limit, totalLimit, now = () => performance.now(), capacity = 10_000 } = options;
  const windows = new Map<string, Window>();
  let total: Window = { count: 0, endsAt: Number.NEGATIVE_INFINITY };

  function forget(time: number) {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > time && windows.size <= capacity) return;
      windows.delete(key);
    }
  }

  return (address) => {
    const time = now();
    forget(time);
    if (total.endsAt <= time) total = { count: 0, endsAt: time + windowMs };
    const networks = networksOf(address);
    const wait = (window: Window, scope: RateLimited['scope']) => ({
      seconds: Math.ceil((window.endsAt - time) / 1000),
      scope,
    });
    for (const [index, key] of networks.entries()) {
      const window = windows.get(key);
      if (window && window.count >= limit * (multiples[index] ?? 1)) {
        return wait(window, index === 0 ? 'address' : 'network');
      }
    }
    if (total.count >= totalLimit) return wait(total, 'all');
    total.count += 1;
    for (const key of networks) {
      const window = windows.get(key);
      if (window) window.count += 1;
      else windows.set(key, { count: 1, endsAt: time + windowMs });
    }
    return undefined;
  };
}
