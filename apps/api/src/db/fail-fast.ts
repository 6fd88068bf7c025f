import type { Socket } from "node:net";
import pg from "pg";

/** How often the server is probed, and how long it may then say nothing on any connection. Together under five seconds. */
const PROBE_EVERY_MS = 1000;
const SILENT_MS = 3000;
/** The silence is counted in turns of the event loop, so that a busy process does not blame the server. */
const TURN_MS = 250;

type Connect = () => Promise<pg.PoolClient>;
type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** As an error of `pg` for a lost connection begins: see `isConnectionLost`. */
const silentError = () => new Error("Connection terminated: the database does not answer");

/**
 * Fails queries and requests for a connection while the server is silent, as when it is stopped or the network drops
 * packets: `pg` would wait for both. A server that answers slowly is not silent. Returns a function that ends this.
 */
export function failFast(pool: pg.Pool, url: string): () => void {
  const clients = new Set<pg.PoolClient>();
  const waiting = new Set<(error: Error) => void>();
  let receivedAt = performance.now();
  let isSilent = false;
  let isEnded = false;
  let probe: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const noteReceived = () => {
    receivedAt = performance.now();
  };
  pool.on("connect", (client) => {
    clients.add(client);
    streamOf(client).on("data", noteReceived);
  });
  pool.on("remove", (client) => clients.delete(client));

  const connectOrWait = pool.connect.bind(pool) as Connect;
  const connect: Connect = () =>
    new Promise((resolve, reject) => {
      if (isSilent) return reject(silentError());
      waiting.add(reject);
      connectOrWait().then(
        // A request that was failed meanwhile does not need it any more.
        (client) => (waiting.delete(reject) ? resolve(client) : client.release()),
        (error) => {
          waiting.delete(reject);
          reject(error);
        },
      );
    });
  pool.connect = ((callback?: Callback) => {
    if (!callback) return connect();
    connect().then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    );
  }) as pg.Pool["connect"];

  function becomeSilent() {
    isSilent = true;
    for (const client of clients) streamOf(client).destroy();
    for (const fail of waiting) fail(silentError());
    waiting.clear();
  }

  /** Resolves when the server has answered, rejects when it cannot be reached. */
  async function ask() {
    if (!probe) {
      const opened = new pg.Client({ connectionString: url });
      probe = opened;
      opened.on("error", () => {
        if (probe === opened) probe = undefined;
      });
      await opened.connect();
    }
    await probe.query("select 1");
  }

  async function check() {
    const startedAt = performance.now();
    const answered = ask().then(
      () => true,
      () => false,
    );
    const late = new Promise<"late">((resolve) => {
      let turns = 0;
      timer = setInterval(() => ++turns * TURN_MS >= SILENT_MS && resolve("late"), TURN_MS);
      timer.unref();
    });
    const outcome = await Promise.race([answered, late]);
    clearTimeout(timer);
    if (isEnded) return;
    if (outcome === "late") {
      if (receivedAt < startedAt && !isSilent) becomeSilent();
      drop();
    } else {
      // A server that refuses connections answers at once: those errors need no help.
      isSilent = false;
      if (!outcome) drop();
    }
    timer = setTimeout(check, isSilent ? 0 : PROBE_EVERY_MS);
    timer.unref();
  }

  function drop() {
    const lost = probe;
    probe = undefined;
    if (lost) streamOf(lost).destroy();
  }

  timer = setTimeout(check, PROBE_EVERY_MS);
  timer.unref();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    drop();
  };
}

/** The socket, which the types of `pg` do not declare. */
const streamOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
