import { expect, it } from 'vitest';

import { clientAddress, networksOf } from './client-networks';

it.each([
  ['198.51.100.1, 192.0.2.1', 0, '127.0.0.1'],
  ['198.51.100.1, 192.0.2.1', 1, '192.0.2.1'],
  ['198.51.100.1, 192.0.2.1', 2, '198.51.100.1'],
  ['192.0.2.1', 2, '127.0.0.1'],
  ['forged', 1, '127.0.0.1'],
  [undefined, 1, '127.0.0.1'],
  ['192.0.2.1:4711', 1, '192.0.2.1'],
  ['[2001:db8::1]:4711', 1, '2001:db8::1'],
])('takes the client from "%s" behind %d proxies: %s', (header, hops, expected) => {
  expect(clientAddress(header, hops, '127.0.0.1')).toBe(expected);
});

it.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:2:3::4', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['nonsense', ['unknown']],
])('counts %s as %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
