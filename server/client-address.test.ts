import { describe, expect, it } from 'vitest';

import { clientAddress } from './client-address';

describe('clientAddress', () => {
  it.each([
    ['no proxy', '192.0.2.7', 0, '127.0.0.1'],
    ['one proxy', '192.0.2.7', 1, '192.0.2.7'],
    ['one proxy and what a visitor invented', '203.0.113.1, 192.0.2.7', 1, '192.0.2.7'],
    ['two proxies', '203.0.113.1,192.0.2.7 , 198.51.100.2', 2, '192.0.2.7'],
    ['two proxies, one passed by', '192.0.2.7', 2, '127.0.0.1'],
    ['a proxy that says nothing', undefined, 1, '127.0.0.1'],
    ['an empty header', '', 1, '127.0.0.1'],
    ['words', '192.0.2.7, unknown', 1, '127.0.0.1'],
    ['a port', '192.0.2.7:4711', 1, '192.0.2.7'],
    ['IPv6', '2001:db8::7', 1, '2001:db8::7'],
    ['IPv6 with a port', '[2001:db8::7]:4711', 1, '2001:db8::7'],
    ['IPv6 in brackets', '[2001:db8::7]', 1, '2001:db8::7'],
    ['IPv6 whose last group looks like a port', '2001:db8::7:4711', 1, '2001:db8::7:4711'],
    ['brackets around the end of an address', '2001:[db8::7]', 1, '127.0.0.1'],
    ['brackets around the start of an address', '[2001:db8::]7', 1, '127.0.0.1'],
    ['a port inside an address', '192.0.2:17.7', 1, '127.0.0.1'],
  ])('with %s', (_, header, hops, expected) => {
    expect(clientAddress(header, hops, '127.0.0.1')).toBe(expected);
  });
});
