import { successResponse } from "@aradhana/core/contract";
import { popularResults } from "@aradhana/core/search";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { stableId } from "../ids/new-id.ts";
import { orderItems, orders } from "../orders/orders.table.ts";

const { db, request } = await createTestApp();
await stockShop(db);
beforeEach(() => db.update(orders).set({ state: "expired" }));

type Ordered = Pick<typeof orderItems.$inferSelect, "kind" | "slug">;
const puja: Ordered = { kind: "pooja", slug: "test-puja" };
const otherPuja: Ordered = { kind: "pooja", slug: "small-puja" };
const chadhaava: Ordered = { kind: "chadhaava", slug: "test-chadhaava" };
const mala: Ordered = { kind: "abhimantrit", slug: "tulsi-mala-108" };

/** A paid order of each of these people; `changes` are those of the order. */
async function order(
  item: Ordered,
  buyers: ReturnType<typeof shopper>[],
  changes: Partial<typeof orders.$inferInsert> = {},
) {
  for (const buyer of buyers) {
    const { order } = await buyer.placeOrder();
    await db
      .update(orders)
      .set({ state: "paid", ...changes })
      .where(eq(orders.id, order.id));
    await db.update(orderItems).set(item).where(eq(orderItems.orderId, order.id));
  }
}
const people = (count: number) => Array.from({ length: count }, () => shopper(request));

async function readPopular(more = "") {
  const response = await request(`/noauth-api/v1/search/popular?limit=2${more}`);
  expect(response.status).toBe(200);
  return v.parse(successResponse(popularResults), await response.json()).results;
}
const idsOf = ({ groups }: Awaited<ReturnType<typeof readPopular>>) =>
  groups.flatMap(({ hits }) => hits.map(({ id }) => id));

test("shows what the shop puts first while few have ordered, in both languages", async () => {
  const popular = await readPopular();
  expect(popular.basis).toBe("choice");
  expect(popular.groups.map(({ type, hits }) => [type, hits.length])).toEqual([
    ["pooja", 2],
    ["chadhaava", 2],
    ["abhimantrit", 2],
  ]);
  const hindi = await readPopular("&lang=hi");
  expect(idsOf(hindi)).toEqual(idsOf(popular));
  expect(hindi.groups[0]?.hits[0]?.title).toMatch(/\p{Script=Devanagari}/u);
});

test("shows what most people have ordered, each type by itself, as soon as it makes a list", async () => {
  await order(puja, people(5));
  await order(otherPuja, people(6));
  expect((await readPopular()).basis).toBe("choice");
  await order(mala, people(5));
  const popular = await readPopular();
  expect(popular.basis).toBe("orders");
  expect(idsOf(popular)).toEqual([stock.smallPuja, stock.puja, stableId("pd", mala.slug)]);
});

test("counts people, not orders, and only what was paid for within ninety days", async () => {
  await Promise.all([order(puja, people(5)), order(mala, people(5))]);
  const [one] = people(1);
  if (!one) throw new Error("nobody");
  await order(otherPuja, [one, one, one, one, one]);
  await order(chadhaava, people(5), { state: "cancelled" });
  expect((await readPopular()).basis).toBe("choice");
  await order(chadhaava, people(5), { createdAt: new Date("2026-06-01T00:00:00Z") });
  expect((await readPopular()).basis).toBe("choice");
  await order(chadhaava, people(5));
  expect(await readPopular()).toMatchObject({
    basis: "orders",
    groups: [{ hits: [{ id: stock.puja }] }, { hits: [{ id: stock.chadhaava }] }, { hits: [{}] }],
  });
});
