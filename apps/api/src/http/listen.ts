import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { StartupError } from "../errors/startup-error.ts";

/** How long a request may still take once we were told to stop. */
const LAST_CALL_MS = 10_000;

const errorResponses: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program uses it; stop that one or set API_PORT",
  EACCES: "this user may not use it; set API_PORT to a number above 1023",
  EADDRNOTAVAIL: "this machine does not have the address; set API_HOST",
  ENOTFOUND: "this machine does not know the name; set API_HOST",
};

/** Answers at the address, or says in a sentence why not. */
export function listen(
  fetch: Hono["fetch"],
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createAdaptorServer({ fetch }) as Server;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = errorResponses[error.code ?? ""] ?? error.message;
      reject(new StartupError(`The API cannot listen on ${host}:${port}: ${reason}.`));
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** Resolves when somebody asks this process to end. A second ask ends it at once. */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
  });

/** Takes no new request and resolves when the last one in work is answered. */
export const drain = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const hurry = setTimeout(() => server.closeAllConnections(), LAST_CALL_MS);
    server.close(() => {
      clearTimeout(hurry);
      resolve();
    });
  });
