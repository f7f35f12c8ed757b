import ipaddr from 'ipaddr.js';

const nat64 = ipaddr.parseCIDR('64:ff9b::/96');

/** The IPv4 address in an IPv4-mapped (RFC 4291, 2.5.5.2) or NAT64 (RFC 6052) IPv6 address. */
function embeddedIPv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  if (!address.isIPv4MappedAddress() && !address.match(nat64 as [ipaddr.IPv6, number])) {
    return undefined;
  }
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

/**
 * Networks for which an address is counted, from narrow to wide. IPv4: the address itself. IPv6:
 * /64, /56 and /48, because one customer has at least a /64 and often a /56 or /48 (RFC 6177).
 *
 * @returns one normalized name for each network; `['unknown']` for an invalid address
 */
export function networksOf(address: string): string[] {
  if (!ipaddr.isValid(address)) return ['unknown'];
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return [parsed.toString()];
  const embedded = embeddedIPv4(parsed);
  if (embedded) return [embedded.toString()];
  const bytes = parsed.toByteArray();
  return [64, 56, 48].map((bits) => {
    const network = bytes.map((byte, index) => (index * 8 < bits ? byte : 0));
    return `${new ipaddr.IPv6(network).toString()}/${bits}`;
  });
}
