import ipaddr from "ipaddr.js";
import type { Vault } from "../vault/create-vault.ts";
import { parseAddress } from "./parse-address.ts";

/** How much of an address space a network is: of one subscriber, one site or one provider's region. */
export type NetworkSize = "subscriber" | "site" | "region";

/** The prefix lengths that providers give out; IPv4 has no site. */
const prefixes = {
  ipv4: [
    ["subscriber", 32],
    ["region", 24],
  ],
  ipv6: [
    ["subscriber", 64],
    ["site", 56],
    ["region", 48],
  ],
} as const;

/** The networks that an address belongs to, the smallest first. */
export function networksOf(address: string): { size: NetworkSize; name: string }[] {
  const parsed = parseAddress(address);
  if (!parsed) return [{ size: "subscriber", name: address }];
  return prefixes[parsed.kind()].map(([size, bits]) => ({ size, name: networkName(parsed, bits) }));
}

/** The address range of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const parsed = parseAddress(address);
  return parsed ? networkName(parsed, prefixes[parsed.kind()][0][1]) : address;
}

/** Whether a request comes from this machine, as those of our own web server do. */
export const isThisMachine = (address: string) => parseAddress(address)?.range() === "loopback";

/** The keyed hash that identifies a network in limits; the address itself is not stored. */
export const addressIndex = (vault: Vault, address: string) => vault.mac("address", networkOf(address));

function networkName(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const cidr = `${address.toString()}/${bits}`;
  if (address.kind() === "ipv6") return `${ipaddr.IPv6.networkAddressFromCIDR(cidr)}/${bits}`;
  return bits === 32 ? address.toString() : `${ipaddr.IPv4.networkAddressFromCIDR(cidr)}/${bits}`;
}
