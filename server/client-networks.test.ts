import { expect, it } from 'vitest';

import { clientAddress, clientsLine } from './client-networks';

it.each([
  ['198.51.100.1, 192.0.2.1', 0, '127.0.0.1'],
  ['198.51.100.1, 192.0.2.1', 1, '192.0.2.1'],
  ['198.51.100.1, 192.0.2.1', 2, '198.51.100.1'],
  ['192.0.2.1', 2, '127.0.0.1'],
  ['forged', 1, '127.0.0.1'],
  ['192.0.2.1:4711', 1, '192.0.2.1'],
  ['[2001:db8::1]:4711', 1, '2001:db8::1'],
])('takes the client from "%s" behind %d proxies: %s', (header, hops, expected) => {
  expect(clientAddress(header, hops, '127.0.0.1')).toBe(expected);
});

it.each([
  [{}, 'the address of the connection'],
  [{ TRUSTED_PROXY_HOPS: 1 }, /^entry 1 from the right of X-Forwarded-For \(TRUSTED_PROXY_HOPS\)$/],
  [{ TRUSTED_PROXY_HOPS: 1, PROXY_SECRET: 's' }, /; entry 2 from the .* with PROXY_SECRET$/],
  [{ TRUSTED_PROXY_HOPS: 1, HOST: '0.0.0.0' }, 'let only your proxies reach HOST=0.0.0.0'],
])('says for %j: %s', (settings, line) => {
  const env = { TRUSTED_PROXY_HOPS: 0, PROXY_SECRET: undefined, HOST: '127.0.0.1', ...settings };
  expect(clientsLine(env)).toMatch(line);
});
