import { edgeCountryHeaders } from "@aradhana/core/country";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { Clock } from "../clock.ts";
import { newId } from "../ids/new-id.ts";
import { inRequest } from "../log/request-scope.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";

/** Sets the request id, the clock and the visitor's address. Headers of proxies are trusted only behind our own. */
export const requestContext =
  ({ clock, trustedHops }: { clock: Clock; trustedHops: number }): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const sentId = trustedHops > 0 ? c.req.header("x-request-id") : undefined;
    c.set("requestId", sentId && /^[\w-]{8,64}$/.test(sentId) ? sentId : newId("req"));
    c.set("clock", clock);
    c.set("clientAddress", clientAddress(socketAddress(c), c.req.header("x-forwarded-for"), trustedHops));
    const edgeCountry = trustedHops > 0 ? readEdgeCountry(c) : undefined;
    if (edgeCountry) c.set("edgeCountry", edgeCountry);
    c.header("X-Request-Id", c.var.requestId);
    await inRequest(c.var.requestId, next);
  };

/** Undefined with `app.request()`, which has no socket. */
const socketAddress = (c: Context): string | undefined =>
  c.env && "incoming" in c.env ? getConnInfo(c).remote.address : undefined;

function readEdgeCountry(c: Context) {
  for (const header of edgeCountryHeaders) {
    const code = c.req.header(header)?.toLowerCase();
    // Cloudflare sends XX for an unknown country and T1 for Tor.
    if (code && /^[a-z]{2}$/.test(code) && code !== "xx") return { code, header };
  }
  return undefined;
}
