import ipaddr from 'ipaddr.js';

const nat64 = ipaddr.parseCIDR('64:ff9b::/96');

/** An IPv4 address that is written as IPv6: mapped (RFC 4291, 2.5.5.2) or NAT64 (RFC 6052). */
function embeddedIPv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  if (!address.isIPv4MappedAddress() && !address.match(nat64 as [ipaddr.IPv6, number])) {
    return undefined;
  }
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

/**
 * Networks that an address is counted in, from narrow to wide. An IPv4 address is one; one IPv6
 * customer holds a /64 at least and often a /56 or /48 (RFC 6177).
 *
 * @returns one name for each network, the same however the address is written; `['unknown']` for
 *   what is no address
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
