import { gt } from "drizzle-orm";
import { createApp } from "../src/app.ts";
import { orders } from "../src/orders/orders.table.ts";
import { pujas } from "../src/pujas/pujas.table.ts";
import { runJobs, submitGatewayPage } from "../test/sandbox-gateway.ts";
import { type Send, shopper } from "../test/shopper.ts";
import { stock, stockShop } from "../test/stock-shop.ts";
import { benchParts } from "./bench-parts.ts";
import { growCatalogue, growGoods, growOrders } from "./grow.ts";
import { openScratchShop, type ScratchShop } from "./scratch-shop.ts";
import { median, quantile } from "./statistics.ts";
import { ms, printTable } from "./table.ts";
import { withMark } from "./with-mark.ts";

const ORDERS = 1_000_000;
const GOODS = 10_000;
const SAMPLE_ORDERS = 20;
const WARM_UP = 10;
const TIMES = 100;
const BUDGET = 1.3;

type Read = (i: number) => Response | Promise<Response>;
type Reads = Readonly<Record<string, Read>>;

/**
 * Checks whether reads are slower with a catalogue a thousand times larger and a million orders. Reads of the small
 * and the large shop alternate, so that a slow moment of the machine affects both.
 */
export async function growth(small: ScratchShop): Promise<void> {
  await goodsGrowth(small);
  const older = await openScratchShop();
  try {
    await growCatalogue(older.url, "older");
    await compare("years of dates behind it", await catalogueReads(small), await catalogueReads(older));
  } finally {
    await older.stop();
  }
  const broader = await openScratchShop();
  try {
    await growCatalogue(broader.url, "broader");
    const heading = `${await broader.db.$count(pujas)} dated pujas of a thousand times the series`;
    await compare(heading, await catalogueReads(small), await catalogueReads(broader));

    const [few, many] = [await orderReads(small), await orderReads(broader)];
    await growOrders(broader.url, ORDERS);
    await compare(`${await broader.db.$count(orders)} orders`, few, many);
  } finally {
    await broader.stop();
  }
}

/** Compares the lists of some hundred goods with those of ten thousand products and ten thousand gems. */
async function goodsGrowth(small: ScratchShop): Promise<void> {
  const grown = await openScratchShop();
  try {
    await growGoods(grown.url, GOODS);
    await compare(`${GOODS} products and ${GOODS} gems`, goodsReads(small), goodsReads(grown));
  } finally {
    await grown.stop();
  }
}

function goodsReads({ db }: ScratchShop): Reads {
  const app = createApp(benchParts(db, 0));
  const products = "/noauth-api/v1/abhimantrit_product/getProductListing";
  const gems = "/noauth-api/v1/gemstone/getGemListing";
  // Where the small shop has few matches, a page is no longer than they are. Each "any" is a filter that was never sent before.
  return {
    products: () => app.request(products),
    "products, by price, second page": () => app.request(`${products}?sort=price&page=2`),
    "products of one kind": () => app.request(`${products}?category=mala`),
    "products for one deity": () => app.request(`${products}?deity=lakshmi`),
    "products of one kind from any price": (i) => app.request(`${products}?category=mala&min=${10_000 + i}`),
    "products in stock up to any price": (i) => app.request(`${products}?in_stock=true&max=${500_000 + i}`),
    "products of a search": (i) => app.request(`${products}?q=${spelling("tulsi mala", i)}&limit=2`),
    "gems of a search": (i) => app.request(`${gems}?q=${spelling("ruby mozambique", i)}&limit=2`),
    gems: () => app.request(gems),
    "gems, dearest first": () => app.request(`${gems}?sort=price_desc`),
    "gems of a planet, by weight": () => app.request(`${gems}?planet=sun&sort=carat&limit=4`),
    "gems of a price": () => app.request(`${gems}?min=1000000&max=5000000&sort=price`),
    "gems of a planet from any price": (i) => app.request(`${gems}?planet=sun&min=${100_000 + i}&limit=4`),
    "gems up to any weight": (i) => app.request(`${gems}?max_carat=${(20 + i / 10).toFixed(1)}`),
  };
}

/** The same words in other capitals: a search that the API has not cached, because its key is what was typed. */
const spelling = (words: string, i: number) =>
  encodeURIComponent(
    [...words].map((letter, at) => ((i >> at) & 1 ? letter.toUpperCase() : letter)).join(""),
  );

async function catalogueReads({ db }: ScratchShop): Promise<Reads> {
  const app = createApp(benchParts(db, 0));
  const firstTime = createApp(benchParts(db, 0, 0));
  const open = await db.select({ id: pujas.id }).from(pujas).where(gt(pujas.cutoffAt, new Date())).limit(30);
  const listing = "/noauth-api/v1/pooja/getPoojaListing";
  return {
    list: () => app.request(listing),
    "list, by price, second page": () => app.request(`${listing}?sort=price&page=2`),
    "list, most popular": () => app.request(`${listing}?sort=popular`),
    "list of one deity": () => app.request(`${listing}?deity=shiva`),
    "list of a search": () => firstTime.request(`${listing}?q=ganesh`),
    "page of a puja": (i) =>
      app.request(`/noauth-api/v1/pooja/poojaById?pooja_id=${open[i % open.length]?.id}`),
  };
}

/** The reads of a customer with a few paid orders. */
async function orderReads({ db }: ScratchShop): Promise<Reads> {
  const parts = benchParts(db, 0);
  const app = createApp(parts);
  const send: Send = (path, init) => app.request(path, init);
  await stockShop(db, new Date());
  const buyer = shopper(send);
  await buyer.signIn();
  const ids: string[] = [];
  for (let i = 0; i < SAMPLE_ORDERS; i++) {
    const { order, access_token } = await buyer.placeOrder({ package_id: stock.forTwo });
    const { redirect_url } = (await buyer.initiatePayment(order.id)).results;
    await submitGatewayPage(send, redirect_url, "pay");
    await buyer.sendSankalp("submit", order.id, access_token);
    ids.push(order.id);
  }
  await runJobs(parts, send);
  return {
    "orders of a customer": () => buyer.get("/api/v1/order/getOrders"),
    "one order": (i) => buyer.get(`/api/v1/order/getPoojaOrderById?order_id=${ids[i % ids.length]}`),
    "state of a payment": (i) => buyer.get(`/noauth-api/v1/payment/status?order_id=${ids[i % ids.length]}`),
  };
}

async function compare(heading: string, small: Reads, grown: Reads): Promise<void> {
  const rows = [];
  for (const [name, readSmall] of Object.entries(small)) {
    const readGrown = grown[name] ?? readSmall;
    const times = { small: [] as number[], grown: [] as number[] };
    for (let i = 0; i < WARM_UP + TIMES; i++) {
      const elapsed = { small: await time(name, readSmall, i), grown: await time(name, readGrown, i) };
      if (i < WARM_UP) continue;
      times.small.push(elapsed.small);
      times.grown.push(elapsed.grown);
    }
    // The 10th percentile is little affected by other load on the machine.
    const [before, after] = [quantile(times.small, 0.1), quantile(times.grown, 0.1)];
    const ratio = after / before;
    rows.push({
      read: name,
      "p10 small": ms(before),
      "p10 grown": ms(after),
      ratio: withMark(ratio.toFixed(2), ratio <= BUDGET),
      "p50 small": ms(median(times.small)),
      "p50 grown": ms(median(times.grown)),
    });
  }
  printTable(`growth: ${heading}, alternating with the small shop`, rows);
}

async function time(name: string, read: Read, i: number): Promise<number> {
  const start = performance.now();
  const response = await read(i);
  await response.text();
  if (response.status !== 200) throw new Error(`${name}: ${response.status}`);
  return performance.now() - start;
}
