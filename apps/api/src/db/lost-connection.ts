import type pg from "pg";

/**
 * Lets this process outlive connections that the server or the network ends. A client without an 'error'
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
      // Drizzle never releases a client whose `begin` failed: the pool would lose its place for good.
      client.release(true);
      // Whoever still has it releases it later, and the pool throws on a second release.
      client.release = () => {};
    });
  });
}

/** SQLSTATE classes and codes: connection exception, shutdown, start-up, no connection left. */
const lostState = /^(?:08\w{3}|57P0[1235]|53300)$/;
const lostSocket = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EAI_AGAIN"],
]);
/** `pg` and its pool have no codes for these. */
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

/** The Unix socket of a server that does not run: a file that is missing has the same code. */
const isSocketMissing = (error: Error) =>
  "code" in error && error.code === "ENOENT" && "syscall" in error && error.syscall === "connect";
