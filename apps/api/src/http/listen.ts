import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { StartupError } from "../errors/startup-error.ts";

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
