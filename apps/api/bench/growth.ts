import { gt } from "drizzle-orm";
import { createApp } from "../src/app.ts";
import { orders } from "../src/orders/orders.table.ts";
import { pujas } from "../src/pujas/pujas.table.ts";
import { choose, runJobs } from "../test/practice-gateway.ts";
import { type Send, shopper } from "../test/shopper.ts";
import { stock, stockShop } from "../test/stock-shop.ts";
import { benchParts } from "./bench-parts.ts";
import { growCatalogue, growOrders, type Shape } from "./grow.ts";
import { openScratchShop, type ScratchShop } from "./scratch-shop.ts";
import { median, quantile } from "./statistics.ts";
import { ms, printTable } from "./table.ts";

const ORDERS = 1_000_000;
const SAMPLE_ORDERS = 20;
const WARM_UP = 10;
const TIMES = 100;
const BUDGET = 1.3;

type Read = (i: number) => Response | Promise<Response>;

/** Whether what a visitor reads takes longer where the catalogue is a thousand times larger, and the orders a million. */
export async function growth(shop: ScratchShop): Promise<void> {
  const other = await openScratchShop();
  try {
    await measureCatalogue(shop, "older");
    await measureCatalogue(other, "broader");
    await measureOrders(other);
  } finally {
    await other.stop();
  }
}

async function measureCatalogue(shop: ScratchShop, shape: Shape): Promise<void> {
  const app = createApp(benchParts(shop.db, 0));
  const open = await shop.db
    .select({ id: pujas.id })
    .from(pujas)
    .where(gt(pujas.cutoffAt, new Date()))
    .limit(30);
  const ids = open.map(({ id }) => id);
  const listing = "/noauth-api/v1/pooja/getPoojaListing";
  const reads: Record<string, Read> = {
    list: () => app.request(listing),
    "list, by price, second page": () => app.request(`${listing}?sort=price&page=2`),
    "list, most asked for": () => app.request(`${listing}?sort=popular`),
    "list of one deity": () => app.request(`${listing}?deity=shiva`),
    "list of a search": () => app.request(`${listing}?q=ganesh`),
    "page of a puja": (i) => app.request(`/noauth-api/v1/pooja/poojaById?pooja_id=${ids[i % ids.length]}`),
  };
  const before = await measure(reads);
  await growCatalogue(shop.url, shape);
  const count = await shop.db.$count(pujas);
  const heading = `growth: ${count} dated pujas, ${shape === "older" ? "years of them over" : "of a thousand times the series"}`;
  compare(heading, before, await measure(reads));
}

async function measureOrders(shop: ScratchShop): Promise<void> {
  const parts = benchParts(shop.db, 0);
  const app = createApp(parts);
  const send: Send = (path, init) => app.request(path, init);
  await stockShop(shop.db, new Date());
  const buyer = shopper(send);
  await buyer.signIn();
  const ids: string[] = [];
  for (let i = 0; i < SAMPLE_ORDERS; i++) {
    const { order, access_token } = await buyer.order({ package_id: stock.forTwo });
    const { redirect_url } = (await buyer.initiate(order.id)).results;
    await choose(send, redirect_url, "pay");
    await buyer.names("submit", order.id, access_token);
    ids.push(order.id);
  }
  await runJobs(parts, send);
  const reads: Record<string, Read> = {
    "orders of a customer": () => buyer.get("/api/v1/order/getOrders"),
    "one order": (i) => buyer.get(`/api/v1/order/getPoojaOrderById?order_id=${ids[i % ids.length]}`),
    "state of a payment": (i) => buyer.get(`/noauth-api/v1/payment/status?order_id=${ids[i % ids.length]}`),
  };
  const before = await measure(reads);
  await growOrders(shop.url, ORDERS);
  const count = await shop.db.$count(orders);
  compare(`growth: ${count} orders`, before, await measure(reads));
}

type Times = Record<string, number[]>;

/** What each read takes, in turn, so that a slow moment of the machine falls on all of them. */
async function measure(reads: Readonly<Record<string, Read>>): Promise<Times> {
  const times: Times = {};
  for (let i = 0; i < WARM_UP + TIMES; i++) {
    for (const [name, read] of Object.entries(reads)) {
      const from = performance.now();
      const response = await read(i);
      await response.text();
      const took = performance.now() - from;
      if (response.status !== 200) throw new Error(`${name}: ${response.status}`);
      if (i >= WARM_UP) times[name] = [...(times[name] ?? []), took];
    }
  }
  return times;
}

function compare(heading: string, before: Times, after: Times): void {
  printTable(
    heading,
    Object.entries(before).map(([read, times]) => {
      const later = after[read] ?? [];
      const ratio = median(later) / median(times);
      return {
        read,
        "p50 before": ms(median(times)),
        "p50 after": ms(median(later)),
        ratio: `${ratio.toFixed(2)}${ratio > BUDGET ? " ✘" : ""}`,
        "p99 before": ms(quantile(times, 0.99)),
        "p99 after": ms(quantile(later, 0.99)),
      };
    }),
  );
}
