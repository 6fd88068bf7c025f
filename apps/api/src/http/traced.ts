import { type Tracer, traceRequest } from "@aradhana/server/traces";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppEnv } from "./app-env.ts";

/** Traces each request by its route. The caller's trace is continued only if the caller is our own proxy. */
export const traced =
  (tracer: Tracer, trustedHops: number): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const traceparent = trustedHops > 0 ? c.req.header("traceparent") : undefined;
    const request = { method: c.req.method, requestId: c.var.requestId, traceparent };
    return traceRequest(tracer, request, async () => {
      await next();
      return { route: routePath(c, -1), status: c.res.status };
    });
  };
