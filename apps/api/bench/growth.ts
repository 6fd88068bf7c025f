import { gt, inArray } from "drizzle-orm";
import { createApp } from "../src/app.ts";
import { orders } from "../src/orders/orders.table.ts";
import { pujas } from "../src/pujas/pujas.table.ts";
import { series } from "../src/pujas/series.table.ts";
import { runJobs, submitGatewayPage } from "../test/sandbox-gateway.ts";
import { type Send, shopper } from "../test/shopper.ts";
import { stock, stockShop } from "../test/stock-shop.ts";
import { benchParts } from "./bench-parts.ts";
import { compareReads, type Reads } from "./compare-reads.ts";
import { goodsGrowth } from "./goods-growth.ts";
import { growCatalogue, growOrders } from "./grow.ts";
import { foundByRareWord, RARE_WORD, spelling } from "./rare-word.ts";
import { openScratchShop, type ScratchShop } from "./scratch-shop.ts";

const ORDERS = 1_000_000;
const SAMPLE_ORDERS = 20;

/**
 * Checks whether reads are slower with a catalogue a thousand times larger and a million orders. Reads of the small
 * and the large shop alternate, so that a slow moment of the machine affects both.
 */
export async function growth(small: ScratchShop): Promise<void> {
  await goodsGrowth(small);
  await addRarePujas(small);
  const older = await openScratchShop();
  try {
    await growCatalogue(older.url, "older");
    await addRarePujas(older);
    await compareReads("years of dates behind it", await catalogueReads(small), await catalogueReads(older));
  } finally {
    await older.stop();
  }
  const broader = await openScratchShop();
  try {
    await growCatalogue(broader.url, "broader");
    await addRarePujas(broader);
    const heading = `${await broader.db.$count(pujas)} dated pujas of a thousand times the series`;
    await compareReads(heading, await catalogueReads(small), await catalogueReads(broader));

    const [few, many] = [await orderReads(small), await orderReads(broader)];
    await growOrders(broader.url, ORDERS);
    await compareReads(`${await broader.db.$count(orders)} orders`, few, many);
  } finally {
    await broader.stop();
  }
}

/** Three series of each shop are found by a word that no other has, so that a search has as many matches in all of them. */
async function addRarePujas({ db }: ScratchShop): Promise<void> {
  const found = ["sankashti-abhishek-siddhivinayak", "pradosh-rudrabhishek-kashi", "kali-archana-kalighat"];
  await db.update(series).set(foundByRareWord).where(inArray(series.slug, found));
}

async function catalogueReads({ db }: ScratchShop): Promise<Reads> {
  const app = createApp(benchParts(db, 0));
  const open = await db.select({ id: pujas.id }).from(pujas).where(gt(pujas.cutoffAt, new Date())).limit(30);
  const listing = "/noauth-api/v1/pooja/getPoojaListing";
  // Where the small shop has few matches, a page is no longer than they are.
  return {
    list: () => app.request(listing),
    "list, by price, second page": () => app.request(`${listing}?sort=price&page=2`),
    "list, most popular": () => app.request(`${listing}?sort=popular`),
    "list of one deity": () => app.request(`${listing}?deity=shiva&limit=9`),
    "list of a search": (i) => app.request(`${listing}?q=${spelling("abhishek", i)}&limit=2`),
    "list of a search that three match": (i) => app.request(`${listing}?q=${spelling(RARE_WORD, i)}`),
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
