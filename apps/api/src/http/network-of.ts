import { isIPv6 } from "node:net";
import type { Vault } from "../vault/create-vault.ts";

/** What one subscriber of a network has to himself: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const [bare = address] = address.split("%", 1);
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return groups.slice(6).flatMap(bytesOf).join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** Whether whoever asks sits at this machine, as our own web server does. */
export function isThisMachine(address: string): boolean {
  const network = networkOf(address);
  return network.startsWith("127.") || network === networkOf("::1");
}

/** The keyed hash by which a network is counted; its address is kept nowhere. */
export const addressIndex = (vault: Vault, address: string) => vault.mac("address", networkOf(address));

const bytesOf = (group: number) => [group >> 8, group & 0xff];

/** The eight groups of an IPv6 address: a URL writes it in one way (RFC 5952), without dots. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail] = written.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - (tail?.length ?? 0) }, () => "0");
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}
