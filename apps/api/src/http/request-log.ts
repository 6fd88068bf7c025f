import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { AppEnv } from "./app-env.ts";

/** Logs one line per request, without query, headers and body, since they contain personal data. */
export const requestLog =
  (log: Logger): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    log.info(
      {
        method: c.req.method,
        path: c.req.path.slice(0, 200),
        status: c.res.status,
        ms,
        requestId: c.var.requestId,
      },
      "request",
    );
  };
