import type pg from "pg";

/**
 * Keeps this process running when the server or the network closes a connection. An 'error' event without a
 * listener would end the process, and the pool itself listens only while a client is idle.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on("error", () => {});
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_, client) => inUse.delete(client));
  pool.on("connect", (client) => {
    client.on("error", () => {
      if (!inUse.has(client)) return;
      // Drizzle never releases a client whose `begin` failed: the pool would be one connection smaller for ever.
      client.release(true);
      // The code that still uses the client releases it later, and the pool throws on a second release.
      client.release = () => {};
    });
  });
}

/** SQLSTATE classes and codes: connection exception, shutdown, start-up, too many connections. */
const lostState = /^(?:08\w{3}|57P0[1235]|53300)$/;
const lostSocket = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EAI_AGAIN"],
]);
/** Errors of `pg` and its pool that have no code. */
const lostMessage =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Whether a query failed because the database could not be reached or the connection was lost. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isConnectionLost)) return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    lostState.test(code) ||
    lostSocket.has(code) ||
    isSocketMissing(error) ||
    lostMessage.test(error.message) ||
    isConnectionLost(error.cause)
  );
}

/** Whether the Unix socket of a stopped server is missing; the syscall distinguishes it from a missing file. */
const isSocketMissing = (error: Error) =>
  "code" in error && error.code === "ENOENT" && "syscall" in error && error.syscall === "connect";
