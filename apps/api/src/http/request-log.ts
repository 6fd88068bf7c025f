import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { AppEnv } from "./app-env.ts";

/** One line per request: never the query, a header or a body, since people's data travels there. */
export const requestLog =
  (log: Logger): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const from = performance.now();
    await next();
    const ms = Math.round((performance.now() - from) * 10) / 10;
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
