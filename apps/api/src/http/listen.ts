import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { StartupError } from "../errors/startup-error.ts";

/** Time for running requests to finish after a stop signal. */
const DRAIN_TIMEOUT_MS = 10_000;

/** Longer than proxies and clients keep an idle connection: the side that closes first must not lose a request. */
const KEEP_ALIVE_MS = 75_000;

const startupErrors: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program uses it; stop that one or set API_PORT",
  EACCES: "this user may not use it; set API_PORT to a number above 1023",
  EADDRNOTAVAIL: "this machine does not have the address; set API_HOST",
  ENOTFOUND: "this machine does not know the name; set API_HOST",
};

/** Starts the server. Rejects with a `StartupError` if it cannot listen on the address. */
export function listen(
  fetch: Hono["fetch"],
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createAdaptorServer({ fetch }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = startupErrors[error.code ?? ""] ?? error.message;
      reject(new StartupError(`The API cannot listen on ${host}:${port}: ${reason}.`));
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** Resolves on the first stop signal. A second signal ends the process immediately. */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
  });

/** Accepts no new requests, and resolves when the running ones are finished. */
export const drain = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
