import { describe, expect, it } from 'vitest';

import { networksOf } from './client-networks';
import { createRateLimit } from './rate-limit';

function limited(options: { limit: number; totalLimit?: number; capacity?: number }) {
  const clock = { time: 1_000_000 };
  const take = createRateLimit({ totalLimit: 1000, now: () => clock.time, ...options });
  return { clock, take, scope: (address: string) => take(address)?.scope };
}

const v4 = (number: number) => `192.0.2.${number}`;

describe('createRateLimit', () => {
  it('allows the limit, then names the seconds to wait', () => {
    const { clock, take } = limited({ limit: 2 });
    const wait = (seconds: number) => ({ seconds, scope: 'address' });
    expect([take(v4(1)), take(v4(1)), take(v4(1))]).toEqual([undefined, undefined, wait(60)]);
    clock.time += 59_001;
    expect(take(v4(1))).toEqual(wait(1));
    clock.time += 999;
    expect(take(v4(1))).toBeUndefined();
  });

  it('counts each address by itself', () => {
    const { scope } = limited({ limit: 1 });
    expect([v4(1), v4(2), v4(1)].map(scope)).toEqual([undefined, undefined, 'address']);
  });

  it('counts an IPv4 address however it is written', () => {
    const { scope } = limited({ limit: 1 });
    expect(['192.0.2.1', '::ffff:c000:201', '64:ff9b::192.0.2.1'].map(scope)).toEqual([
      undefined,
      'address',
      'address',
    ]);
  });

  it('limits a /64 to once, a /56 to twice and a /48 to four times the limit', () => {
    const { scope } = limited({ limit: 2 });
    expect(['2001:db8:1::1', '2001:db8:1::2', '2001:db8:1::3'].map(scope)).toEqual([
      undefined,
      undefined,
      'address',
    ]);
    expect(['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1'].map(scope)).toEqual([
      undefined,
      undefined,
      'network',
    ]);
    const others = ['100', '100', '200', '200', '300'].map((net) => `2001:db8:1:${net}::1`);
    expect(others.map(scope)).toEqual([undefined, undefined, undefined, undefined, 'network']);
    expect(scope('2001:db8:2::1')).toBeUndefined();
  });

  it('limits all together, whatever addresses they have', () => {
    const { clock, take, scope } = limited({ limit: 5, totalLimit: 3, capacity: 1 });
    expect([1, 2, 3].map((number) => scope(v4(number)))).toEqual([undefined, undefined, undefined]);
    expect(take(v4(4))).toEqual({ seconds: 60, scope: 'all' });
    clock.time += 60_000;
    expect(take(v4(4))).toBeUndefined();
  });

  it('does not depend on the time of day', () => {
    const take = createRateLimit({ limit: 1, totalLimit: 10 });
    const now = Date.now;
    expect(take(v4(1))).toBeUndefined();
    Date.now = () => now() + 3_600_000;
    try {
      expect(take(v4(1))?.scope).toBe('address');
    } finally {
      Date.now = now;
    }
  });

  it('remembers no more networks than its capacity, and forgets the oldest first', () => {
    const { clock, scope } = limited({ limit: 1, capacity: 2 });
    for (const number of [1, 2, 3, 4]) {
      clock.time += 1;
      scope(v4(number));
    }
    expect(scope(v4(4))).toBe('address');
    expect(scope(v4(1))).toBeUndefined();
  });
});

describe('networksOf', () => {
  it.each([
    ['192.0.2.1', ['192.0.2.1']],
    ['::ffff:192.0.2.1', ['192.0.2.1']],
    ['::FFFF:C000:0201', ['192.0.2.1']],
    ['0:0:0:0:0:ffff:c000:201', ['192.0.2.1']],
    ['64:ff9b::c000:201', ['192.0.2.1']],
    ['0064:FF9B:0:0:0:0:192.0.2.1', ['192.0.2.1']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
    ['2001:DB8:1:02::9', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
    ['::1', ['::/64', '::/56', '::/48']],
    ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
    ['unknown', ['unknown']],
    ['', ['unknown']],
  ])('of %s', (address, networks) => expect(networksOf(address)).toEqual(networks));
});
