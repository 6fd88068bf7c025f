import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shareOf } from "../../../../scripts/testing/property-runs.ts";
import { shopper } from "../../test/shopper.ts";
import { stock } from "../../test/stock-shop.ts";
import { startThree } from "../../test/three-processes.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { orders } from "./orders.table.ts";

const { db, send } = await startThree();

test(`${shareOf(500)} concurrent create requests with one key to three processes create one order (B-03)`, async () => {
  const buyer = shopper(send);
  const { results } = await buyer.quote();
  const key = randomUUID();
  const created = await Promise.all(
    Array.from({ length: shareOf(500) }, () => buyer.createOrder(results.quote_id, {}, key)),
  );

  expect(created.map(({ status }) => status)).toEqual(created.map(() => 201));
  expect(new Set(created.map((each) => each.results.order.id)).size).toBe(1);
  expect(new Set(created.map((each) => each.results.access_token)).size).toBe(1);
  expect(await db.$count(orders, eq(orders.quoteId, results.quote_id))).toBe(1);

  const other = await buyer.createOrder(results.quote_id, { whatsapp_opt_in: true }, key);
  expect([other.status, other.code]).toEqual([422, "idempotency_key_reused"]);
});

test("of a hundred concurrent buyers on three processes, two get the last two seats", async () => {
  const small = { pooja_id: stock.smallPuja, package_id: stock.smallPackage };
  const buyers = Array.from({ length: 100 }, () => shopper(send));
  const quotes = await Promise.all(buyers.map((buyer) => buyer.quote(small)));
  const created = await Promise.all(
    buyers.map((buyer, i) => buyer.createOrder(quotes[i]?.results.quote_id ?? "")),
  );
  expect(created.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(created.filter(({ code }) => code === "sold_out")).toHaveLength(98);
  const [puja] = await db.select({ booked: pujas.booked }).from(pujas).where(eq(pujas.id, stock.smallPuja));
  expect(puja?.booked).toBe(2);
});
