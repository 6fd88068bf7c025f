import ipaddr from "ipaddr.js";

/** An IP address, or undefined. An IPv4 address that is written as an IPv6 one is the IPv4 address. A zone is not part of a network. */
export function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [withoutZone = address] = address.split("%", 1);
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(withoutZone) || ipaddr.IPv6.isValid(withoutZone);
  return isAddress ? ipaddr.process(withoutZone) : undefined;
}
