import { isIP } from 'node:net';

/** `192.0.2.1:4711` and `[2001:db8::1]:4711` as some proxies write them → the address alone. */
const withoutPort = (entry: string) =>
  entry.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/**
 * Network address of whoever asks. Every proxy adds on the right of X-Forwarded-For whom it was
 * asked by, so with n proxies of our own the n-th entry from the right is the last that one of
 * them wrote. What stands left of it is the visitor's to invent, and never read.
 *
 * @param hops - proxies of our own in front of the service (TRUSTED_PROXY_HOPS)
 * @param socket - address of the connection; also the answer to a header that is too short or
 *   holds no address, which no proxy of ours has written
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
