import type { MiddlewareHandler } from "hono";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { addressIndex, isThisMachine } from "../http/network-of.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Payment routes are exempt, because buyers must always be able to poll the status of their payment. */
const PAYMENTS = "/noauth-api/v1/payment/";

interface ReadParts {
  vault: Vault;
  limit: RateLimit;
}

/** Limits the reads per minute of a network. Our own servers on this machine are exempt. */
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
