import ipaddr from 'ipaddr.js';

import { type Env, isLoopback } from '#lib/site/env';

/** Removes the port that some proxies add: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (entry: string) =>
  entry.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/**
 * Network address of the client. Each proxy appends the address of its peer to X-Forwarded-For, so
 * with n trusted proxies the n-th entry from the right is the leftmost one that a trusted proxy
 * wrote. The client can forge the entries to its left.
 *
 * @param hops - number of trusted proxies in front of the service (TRUSTED_PROXY_HOPS)
 * @param peer - peer address of the connection; used when there is no valid entry
 */
export function clientAddress(forwardedFor: string | undefined, hops: number, peer: string) {
  if (hops === 0) return peer;
  const address = withoutPort(forwardedFor?.split(',').at(-hops)?.trim() ?? '');
  return ipaddr.isValid(address) ? address : peer;
}

/** Says at the start which address counts as that of a client. */
export function clientsLine(
  env: Pick<Env, 'TRUSTED_PROXY_HOPS' | 'PROXY_SECRET' | 'HOST'>,
): string {
  const { TRUSTED_PROXY_HOPS: hops, PROXY_SECRET: secret, HOST } = env;
  const entry = (number: number) => `entry ${number} from the right of X-Forwarded-For`;
  return [
    hops === 0 ? 'the address of the connection' : `${entry(hops)} (TRUSTED_PROXY_HOPS)`,
    ...(secret ? [`${entry(hops + 1)} for requests with PROXY_SECRET`] : []),
    // Whoever else reaches the port writes these entries.
    ...(hops > 0 && !isLoopback(HOST) ? [`let only your proxies reach HOST=${HOST}`] : []),
  ].join('; ');
}

/**
 * Networks for which an address is counted, from narrow to wide. IPv4, also mapped into IPv6
 * (RFC 4291, section 2.5.5.2): the address itself. IPv6: /64, /56 and /48, because one customer has
 * at least a /64 and often a /56 or /48 (RFC 6177).
 *
 * @returns one normalized name for each network; `['unknown']` for an invalid address
 */
export function networksOf(address: string): string[] {
  if (!ipaddr.isValid(address)) return ['unknown'];
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return [parsed.toString()];
  const bytes = parsed.toByteArray();
  return [64, 56, 48].map((bits) => {
    const network = bytes.map((byte, index) => (index * 8 < bits ? byte : 0));
    return `${new ipaddr.IPv6(network).toString()}/${bits}`;
  });
}
