import type { MiddlewareHandler } from "hono";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { addressIndex, isThisMachine } from "../http/network-of.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Where a buyer asks how his money stands: he is never made to wait for that. */
const PAYMENTS = "/noauth-api/v1/payment/";

interface ReadParts {
  vault: Vault;
  limit: RateLimit;
}

/** Refuses a network that reads more in a minute than it is allowed; our own servers on this machine are none. */
export const limitReads =
  ({ vault, limit }: ReadParts): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const { clientAddress } = c.var;
    if (isRead && !c.req.path.startsWith(PAYMENTS) && !isThisMachine(clientAddress)) {
      const wait = await limit(addressIndex(vault, clientAddress));
      if (wait > 0) throw tooManyRequests(retryAfter(wait));
    }
    await next();
  };
