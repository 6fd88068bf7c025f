import { isIPv6 } from "node:net";
import type { Vault } from "../vault/create-vault.ts";

/** The address range of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const [withoutZone = address] = address.split("%", 1);
  if (!isIPv6(withoutZone)) return address;
  const groups = groupsOf(withoutZone);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return groups.slice(6).flatMap(bytesOf).join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** Whether a request comes from this machine, as those of our own web server do. */
export function isThisMachine(address: string): boolean {
  const network = networkOf(address);
  return network.startsWith("127.") || network === networkOf("::1");
}

/** The keyed hash that identifies a network in limits; the address itself is not stored. */
export const addressIndex = (vault: Vault, address: string) => vault.mac("address", networkOf(address));

const bytesOf = (group: number) => [group >> 8, group & 0xff];

/** The eight groups of an IPv6 address. `URL` normalises it (RFC 5952), without a dotted IPv4 part. */
function groupsOf(address: string): number[] {
  const normalised = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail] = normalised.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - (tail?.length ?? 0) }, () => "0");
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}
