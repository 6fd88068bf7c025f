import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "../src/db/database.ts";
import { invoices } from "../src/invoices/invoices.table.ts";
import { messageDeliveries } from "../src/messages/message-deliveries.table.ts";
import { orders } from "../src/orders/orders.table.ts";
import { isOpen } from "../src/outbox/outbox.queries.ts";
import { outbox } from "../src/outbox/outbox.table.ts";
import { payments } from "../src/payments/payments.table.ts";
import { submitGatewayPage } from "../test/sandbox-gateway.ts";
import { type Send, shopper } from "../test/shopper.ts";
import { stockShop } from "../test/stock-shop.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { printTable } from "./table.ts";
import { withMark } from "./with-mark.ts";

const KILLS = 50;
const TERMINATIONS = 50;
const DATABASE_CRASHES = 10;
const WRITERS = 16;
const PORT = 23_220;
const WORKER_PORT = 23_221;
const origin = `http://127.0.0.1:${PORT}`;
const isApiConnection = sql`datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/**
 * Sixteen buyers order and pay while the API is killed (B-06), while it loses its connections, while the database crashes
 * (B-07), and while a worker beside an API without jobs is killed.
 */
export async function crashes({ db, url, crash }: ScratchShop): Promise<void> {
  await stockShop(db, new Date());
  const start = starter(url);
  const api = await start("all", PORT);
  const rows = [
    await underLoad(db, "the API is killed", KILLS, api.killAndRestart),
    await underLoad(db, "connections are terminated", TERMINATIONS, async () => {
      await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isApiConnection}`);
      await api.isReady();
    }),
    await underLoad(db, "the database crashes", DATABASE_CRASHES, async () => {
      crash();
      await api.isReady();
    }),
  ];
  await api.stop();
  const withoutJobs = await start("api", PORT);
  const worker = await start("worker", WORKER_PORT);
  rows.push(await underLoad(db, "the worker is killed", KILLS, worker.killAndRestart, awaitFollowUp));
  await Promise.all([worker.stop(), withoutJobs.stop()]);
  printTable(`${WRITERS} buyers while processes crash`, rows);
}

/** Starts processes on the database, which are started again after each kill. */
function starter(url: string) {
  const dataKey = randomBytes(32).toString("hex");
  return async (role: "all" | "api" | "worker", port: number) => {
    const env = {
      ...{ DATABASE_URL: url, DATA_KEY: dataKey, LOG_LEVEL: "silent" },
      ...{ API_ROLE: role, API_PORT: String(port), API_ORIGIN: origin },
      ...{ ORDERS_PER_ADDRESS: "1000000", QUOTES_PER_ADDRESS: "1000000", READS_PER_ADDRESS: "off" },
    };
    const args = ["--conditions=source", join(import.meta.dirname, "../server.ts")];
    let child: ChildProcess;
    async function isReady(): Promise<void> {
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
        if (answer?.ok) return;
        if (child.exitCode !== null) throw new Error("the process did not start");
        await wait(50);
      }
    }
    const start = () => {
      child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
      return isReady();
    };
    const end = (signal: NodeJS.Signals) => {
      const ended = once(child, "exit");
      child.kill(signal);
      return ended;
    };
    await start();
    return {
      isReady,
      async killAndRestart() {
        await end("SIGKILL");
        await start();
      },
      stop: () => end("SIGTERM"),
    };
  };
}

/** What the buyers know for certain: the answers that they have got. */
interface Acknowledged {
  /** The quote of each order, by the order's id. */
  orders: Map<string, string>;
  paid: Set<string>;
}

/** What a buyer does after paying, before the next order. */
type AfterPaying = (buyer: ReturnType<typeof shopper>, order: { id: string; token: string }) => Promise<void>;

async function underLoad(
  db: Database,
  what: string,
  times: number,
  crashOnce: () => Promise<void>,
  afterPaying: AfterPaying = async () => {},
) {
  const known: Acknowledged = { orders: new Map(), paid: new Set() };
  let isOver = false;
  const buyers = Array.from({ length: WRITERS }, async () => {
    while (!isOver) await buy(known, afterPaying);
  });
  for (let n = 0; n < times; n++) {
    await wait(randomInt(500, 2000));
    await crashOnce();
  }
  isOver = true;
  await Promise.all(buyers);
  await followUpIsDone(db);
  return { while: `${what}, ${times} times`, ...(await compare(db, known)) };
}

/** Repeats a request until it is answered, as the shop's client does. */
const send: Send = async (path, init) => {
  for (;;) {
    try {
      const options = { redirect: "manual", signal: AbortSignal.timeout(20_000) } as const;
      const answer = await fetch(`${origin}${path}`, { ...options, ...init });
      if (answer.status < 500) return answer;
      await answer.body?.cancel();
    } catch {
      // Killed while it answered.
    }
    await wait(100);
  }
};

async function buy(known: Acknowledged, afterPaying: AfterPaying): Promise<void> {
  const buyer = shopper(send);
  const { quote_id } = (await buyer.quote()).results;
  const { order, access_token: token } = (await buyer.createOrder(quote_id, {}, randomUUID())).results;
  known.orders.set(order.id, quote_id);
  const { redirect_url } = (await buyer.initiatePayment(order.id)).results;
  await submitGatewayPage(send, redirect_url, "pay");
  for (;;) {
    const { state } = (await buyer.getPaymentStatus(order.id)).results;
    if (state === "success") break;
    await wait(200);
  }
  known.paid.add(order.id);
  await afterPaying(buyer, { id: order.id, token });
}

/**
 * While only the worker is killed, the API takes orders much faster than the worker, which works a second in three, does their
 * follow-up: buyers who do not wait for it would leave more work than it can do in an hour.
 */
async function awaitFollowUp(
  buyer: ReturnType<typeof shopper>,
  { id, token }: { id: string; token: string },
) {
  while ((await buyer.getPoojaOrder(id, token)).results.order.state === "paid") await wait(500);
}

async function followUpIsDone(db: Database): Promise<void> {
  // A process that was killed keeps what it had claimed for a minute.
  for (;;) {
    const inAMinute = new Date(Date.now() + 60_000);
    if ((await db.$count(outbox, and(isOpen, lte(outbox.dueAt, inAMinute)))) === 0) return;
    await wait(500);
  }
}

async function compare(db: Database, { orders: acknowledged, paid }: Acknowledged) {
  const ids = [...acknowledged.keys()];
  const stored = await db
    .select({ id: orders.id, quoteId: orders.quoteId })
    .from(orders)
    .where(inArray(orders.quoteId, [...acknowledged.values()]));
  const lost = ids.length - stored.filter(({ id, quoteId }) => acknowledged.get(id) === quoteId).length;
  const isOfPaid = inArray(payments.orderId, [...paid]);
  const successes = await db.$count(payments, and(isOfPaid, eq(payments.state, "success")));
  const message = and(inArray(outbox.orderId, [...paid]), eq(outbox.kind, "message.order_paid"));
  const messages = await db.$count(outbox, and(message, isNotNull(outbox.doneAt)));
  const isReceipt = eq(messageDeliveries.template, "order_paid");
  const receipts = await db.$count(
    messageDeliveries,
    and(isReceipt, inArray(messageDeliveries.orderId, [...paid])),
  );
  const numbers = await db.select({ serial: invoices.serial }).from(invoices);
  const gaps = Math.max(0, ...numbers.map(({ serial }) => serial)) - numbers.length;
  const none = (count: number) => withMark(String(count), count === 0);
  return {
    ...{
      "orders acknowledged": ids.length,
      lost: none(lost),
      doubled: none(stored.length - ids.length + lost),
    },
    ...{ paid: paid.size, "payments lost or doubled": none(Math.abs(successes - paid.size)) },
    ...{ "without their message": none(paid.size - messages), "gaps of invoices": none(gaps) },
    // A worker that is killed between a message and its mark sends it again: the one kind of work that may repeat.
    ...{ "messages sent again": String(receipts - paid.size) },
  };
}
