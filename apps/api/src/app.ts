import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { docsRoutes } from "./docs/docs.routes.ts";
import { describeApi } from "./docs/open-api.ts";
import { bodyTooLarge } from "./errors/common.errors.ts";
import { onError } from "./errors/on-error.ts";
import { geoRoutes } from "./geo/geo.routes.ts";
import { healthRoutes } from "./health/health.routes.ts";
import { allowedOrigins } from "./http/allowed-origins.ts";
import type { AppEnv } from "./http/app-env.ts";
import { noRoute } from "./http/no-route.ts";
import { requestContext } from "./http/request-context.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { mediaRoutes } from "./media/media.routes.ts";
import { pujasRoutes } from "./pujas/pujas.routes.ts";

/** Bytes; the largest honest body is a sankalp of twelve people, under 10 kB. */
const MAX_BODY = 64 * 1024;

/** What the API is built from. Each group of routes takes only what it needs of it. */
export type AppParts = {
  db: Database;
  clock: Clock;
  log: Logger;
  webOrigins: readonly string[];
  apiOrigin: string;
  trustedHops: number;
  /** Where the drawn pictures are. */
  mediaDir: string;
};

/** The whole API over an open database. */
export function createApp({ db, clock, log, webOrigins, apiOrigin, trustedHops, mediaDir }: AppParts) {
  const app = new Hono<AppEnv>();
  app.use(requestContext({ clock, trustedHops }), requestLog(log));
  app.use(securityHeaders({ https: apiOrigin.startsWith("https:") }), allowedOrigins(webOrigins));
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: () => {
        throw bodyTooLarge();
      },
    }),
  );
  app.route("/", healthRoutes({ db }));
  app.route("/noauth-api/v1/pooja", pujasRoutes({ db, clock }));
  app.route("/noauth-api/v1/geo", geoRoutes());
  app.route("/media", mediaRoutes({ mediaDir }));
  app.route("/", docsRoutes({ readDocument: () => describeApi(app, apiOrigin) }));
  return app.onError(onError(log)).notFound(noRoute(app));
}
