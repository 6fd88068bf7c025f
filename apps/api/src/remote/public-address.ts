import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { parseAddress } from "../http/parse-address.ts";

/** The connection would have gone to a machine that only we can reach. */
class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
  readonly code = "EPRIVATE";
}

/** Whether an address is on the public internet, and not in a private network, on this machine or reserved. */
const isPublic = (address: string) => parseAddress(address)?.range() === "unicast";

type Resolve = typeof lookup;

/**
 * Resolves hosts for connections whose target somebody else chose. It decides at the moment of the connection, so that a
 * name which is public when it is checked and private later reaches nothing.
 */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new PrivateAddressError("no address"), []);
      if (!addresses.every(({ address }) => isPublic(address))) {
        return callback(new PrivateAddressError("a private address"), []);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });

/** Throws for an address in figures that is not public: connections to it look nothing up. */
export function assertPublicLiteral({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isPublic(host)) throw new PrivateAddressError("a private address");
}
