import { isIP } from 'node:net';

/** Removes the port that some proxies add: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (entry: string) =>
  entry.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/**
 * Network address of the client. Each proxy appends the address of its peer to X-Forwarded-For.
 * With n trusted proxies, the n-th entry from the right is the leftmost one that a trusted proxy
 * wrote. Entries to its left can be forged by the client and are ignored.
 *
 * @param hops - number of trusted proxies in front of the service (TRUSTED_PROXY_HOPS)
 * @param socket - peer address of the connection; returned when the header has fewer than `hops`
 *   entries or the entry is not an address
 */
export function clientAddress(
  forwardedFor: string | undefined,
  hops: number,
  socket: string,
): string {
  if (hops === 0) return socket;
  const entry = forwardedFor?.split(',').at(-hops)?.trim();
  const address = withoutPort(entry ?? '');
  return isIP(address) ? address : socket;
}
