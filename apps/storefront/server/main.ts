import { createServer } from "node:http";
import { join } from "node:path";
import { scrubText } from "@aradhana/core/privacy";
import { createErrorReports } from "@aradhana/server/reports";
import { createStop, stopSignal } from "@aradhana/server/stop";
import { openTracer } from "@aradhana/server/traces";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { startArchiving } from "./asset-archive.ts";
import { readBuild } from "./build.ts";
import { createLog } from "./create-log.ts";
import { createDevBuild } from "./dev-build.ts";
import { type Env, readEnv } from "./env.ts";
import { assertOtherBuilds } from "./other-builds.ts";
import { readWidgetBuild } from "./widgets.ts";

/** Time for running requests to finish. */
const DEADLINE_MS = 10_000;

const folder = join(import.meta.dirname, "..");

function orExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** A handler that runs before the pages; only in development. */
async function openBuild() {
  if (!process.argv.includes("--dev")) {
    orExit(() => assertOtherBuilds(join(folder, "..")));
    return { build: await readBuild(folder) };
  }
  const build = await createDevBuild(folder);
  return { build, middleware: build.middleware, close: build.close };
}

async function main(env: Env) {
  const { WEB_HOST: hostname, WEB_PORT: port, LOG_LEVEL: level } = env;
  const dsn = env.SENTRY_DSN;
  const reports = dsn ? createErrorReports({ dsn, service: "web", scrub: scrubText }) : undefined;
  const log = createLog(level, reports);
  const tracer = openTracer({
    ...{ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, service: "web" },
    warn: (details, message) => log.warn(details, message),
  });
  const origin = env.WEB_ORIGIN ?? `http://${hostname}:${port}`;
  // Registered first, so that a stop signal during the start is not lost.
  const stopRequested = stopSignal();
  const stop = createStop({ noticeMs: env.STOP_NOTICE * 1000, deadlineMs: DEADLINE_MS });
  const { build, middleware, close } = await openBuild();
  const widgets = await readWidgetBuild(join(folder, "../widgets"));
  const archiving =
    env.ASSET_ARCHIVE &&
    (await startArchiving(
      env.ASSET_ARCHIVE,
      [
        { from: join(folder, "dist/assets"), name: "assets" },
        { from: join(folder, "../widgets/dist/assets"), name: "widget/assets" },
      ],
      (error) => log.error({ err: error }, "the files of this build are not archived"),
    ));
  const app = createApp({
    build,
    widgets,
    folder,
    archive: env.ASSET_ARCHIVE,
    apiUrl: env.API_URL,
    origin,
    trustEdge: env.TRUST_PROXY > 0,
    partners: env.partners,
    geo: { geolocationUrl: env.GEOLOCATION_URL, geocodingUrl: env.GEOCODING_URL },
    monitoring: { sentryDsn: env.SENTRY_DSN, clarityProject: env.CLARITY_PROJECT },
    isStopping: stop.isStopping,
    tracer,
    log,
  });
  const listener = getRequestListener(app.fetch);

  const server = createServer((request, response) =>
    middleware
      ? middleware(request, response, () => listener(request, response))
      : listener(request, response),
  );
  stop.watch(server);
  // Longer than proxies keep an idle connection: the side that closes first must not lose a request.
  server.keepAliveTimeout = 75_000;
  server.on("error", (error: NodeJS.ErrnoException) =>
    fail(
      error.code === "EADDRINUSE"
        ? `Port ${port} of ${hostname} is taken: stop what uses it or set WEB_PORT.`
        : `The web server cannot listen on ${hostname}:${port}: ${error.message}`,
    ),
  );
  server.listen(port, hostname, () => log.info({ origin }, "ready"));

  await stopRequested;
  await stop.begin();
  await stop.close(server);
  if (archiving) archiving();
  await close?.();
  await tracer.close();
  await reports?.close();
  process.exit(0);
}

await main(orExit(() => readEnv()));
