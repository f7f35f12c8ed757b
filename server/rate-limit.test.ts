import { describe, expect, it } from 'vitest';

import { addressKey, createRateLimit } from './rate-limit';

function fakeClock() {
  const clock = { time: 1_000_000, now: () => clock.time };
  return clock;
}

describe('createRateLimit', () => {
  it('allows the limit, then names the seconds to wait', () => {
    const clock = fakeClock();
    const take = createRateLimit({ limit: 2, now: clock.now });
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 60]);
    clock.time += 59_001;
    expect(take('a')).toBe(1);
    clock.time += 999;
    expect(take('a')).toBe(0);
  });

  it('counts each address by itself', () => {
    const take = createRateLimit({ limit: 1, now: fakeClock().now });
    expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 60]);
  });

  it('remembers no more addresses than its capacity, and forgets the oldest first', () => {
    const clock = fakeClock();
    const take = createRateLimit({ limit: 1, now: clock.now, capacity: 2 });
    for (const address of ['a', 'b', 'c', 'd']) {
      clock.time += 1;
      take(address);
    }
    expect(take('d')).toBeGreaterThan(0);
    expect(take('a')).toBe(0);
  });
});

describe('addressKey', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('counts %s as %s', (address, key) => expect(addressKey(address)).toBe(key));
});
