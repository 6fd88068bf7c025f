import type { Phone } from "@aradhana/core/contract";
import type { Clock } from "../clock.ts";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { invalidInput, tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import { addressIndex } from "../http/network-of.ts";
import { rateLimit } from "../rate-limit/rate-limit.ts";
import type { Vault } from "../vault/create-vault.ts";
import { type ParsedPhone, phoneFieldError, readPhone } from "./read-phone.ts";

/** Many subscribers of a mobile provider share one address. */
const PER_NETWORK_AND_MINUTE = 20;
const PER_NUMBER_AND_MINUTE = 5;

interface LimitParts {
  db: Database;
  vault: Vault;
  clock: Clock;
  /** What is limited; each name is counted separately. */
  name: string;
}

/** Reads the `phone` of a request that needs no sign-in, and limits these requests per network and per number. */
export function limitedPhone({ db, vault, clock, name }: LimitParts) {
  const networkLimit = rateLimit({ db, clock, name: `${name}/network`, perMinute: PER_NETWORK_AND_MINUTE });
  const numberLimit = rateLimit({ db, clock, name: `${name}/number`, perMinute: PER_NUMBER_AND_MINUTE });
  return async (typed: Phone, clientAddress: string): Promise<ParsedPhone> => {
    const read = await readPhone(typed);
    if (!read.ok) throw invalidInput({ fieldErrors: [phoneFieldError("phone.number", read.reason)] });
    const wait =
      (await networkLimit(addressIndex(vault, clientAddress))) ||
      (await numberLimit(phoneIndex(vault, read.phone.e164)));
    if (wait > 0) throw tooManyRequests(retryAfter(wait));
    return read.phone;
  };
}
