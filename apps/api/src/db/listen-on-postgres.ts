import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Listening } from "./database.ts";

/** How often a notification is sent to find out whether it arrives. */
const CHECK_MS = 20_000;
/** How long a notification may take. Behind a pooler in transaction mode none arrives, and LISTEN reports no error. */
const ARRIVAL_MS = 2000;
const PREFIX = "check:";

interface ListenOptions {
  url: string;
  pool: pg.Pool;
  channel: string;
  onPayload: (payload: string) => void;
}

/** The result of `listenOnPostgres`. */
export interface Listener extends Listening {
  close(): Promise<void>;
}

/** Listens on a connection of its own, which is opened again when it is lost. */
export function listenOnPostgres({ url, pool, channel, onPayload }: ListenOptions): Listener {
  const check = `${PREFIX}${randomUUID()}`;
  let client: pg.Client | undefined;
  let isArriving = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let arrived = () => {};

  async function connect() {
    const opened = new pg.Client({ connectionString: url });
    const lost = () => {
      if (client !== opened) return;
      client = undefined;
      isArriving = false;
    };
    opened.on("error", lost).on("end", lost);
    opened.on("notification", ({ payload = "" }) => {
      if (payload === check) arrived();
      else if (!payload.startsWith(PREFIX)) onPayload(payload);
    });
    await opened.connect();
    client = opened;
    await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  /** Sends a notification through the pool, as other processes do. */
  async function checkArrival() {
    if (!client) await connect();
    const arrival = new Promise<boolean>((resolve) => {
      arrived = () => resolve(true);
      setTimeout(() => resolve(false), ARRIVAL_MS).unref();
    });
    await pool.query("select pg_notify($1, $2)", [channel, check]);
    isArriving = await arrival;
  }

  async function run() {
    await checkArrival().catch(() => {
      isArriving = false;
    });
    if (isClosed) return;
    timer = setTimeout(run, isArriving ? CHECK_MS : ARRIVAL_MS);
    timer.unref();
  }
  const firstRun = run();

  return {
    isListening: () => isArriving && client !== undefined,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      arrived();
      await firstRun;
      await client?.end().catch(() => {});
    },
  };
}
