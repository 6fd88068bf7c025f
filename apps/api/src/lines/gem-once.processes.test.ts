import { goodsQuote } from "@aradhana/core/goods";
import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { readResponse, shopper } from "../../test/shopper.ts";
import { startThree } from "../../test/three-processes.ts";
import { gems } from "../goods/gems.table.ts";
import { stableId } from "../ids/new-id.ts";
import { expireOrders } from "../orders/expire-orders.ts";
import { GOODS_RESERVATION_MINUTES } from "../orders/orders.rules.ts";
import { orderItems, orders } from "../orders/orders.table.ts";

const { db, send } = await startThree();
/** All of them in each run: the pool and the locks behave in another way with a fifth. */
const BUYERS = 500;
const gem = stableId("pd", "ruby-01");
const address = {
  ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302001", line1: "12 Johari Bazar" },
  city: "Jaipur",
};

test(`of ${BUYERS} concurrent buyers of one gem on three processes one gets it, and nothing stays reserved for the others`, async () => {
  const buyers = Array.from({ length: BUYERS }, () => shopper(send));
  // A quote is no reservation: one serves them all.
  const body = { product_id: gem, postcode: address.postcode };
  const quoted = await readResponse(
    await (buyers[0] as (typeof buyers)[number]).post("/noauth-api/v1/gemstone/quote", body),
    goodsQuote,
  );
  const placed = await Promise.all(
    buyers.map((buyer) => buyer.createOrder(quoted.results.quote_id, { type: "gemstone", address })),
  );
  expect(placed.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(placed.filter(({ status, code }) => status === 409 && code === "sold_out")).toHaveLength(BUYERS - 1);

  const items = await db
    .select({ orderId: orderItems.orderId, holdsPlace: orderItems.holdsPlace })
    .from(orderItems)
    .where(and(eq(orderItems.kind, "gemstone"), inArray(orderItems.offerId, [gem])));
  expect(items).toMatchObject([{ holdsPlace: true }]);
  const taken = async () =>
    (await db.select({ taken: gems.taken }).from(gems).where(eq(gems.id, gem))).map((each) => each.taken);
  expect(await taken()).toEqual([1]);

  const placedOrders = await db.select({ at: orders.createdAt }).from(orders);
  expect(placedOrders).toHaveLength(1);
  const [placedOrder] = placedOrders;
  await expireOrders(
    db,
    new Date((placedOrder?.at.getTime() ?? 0) + (GOODS_RESERVATION_MINUTES + 1) * 60_000),
  );
  expect(await taken()).toEqual([0]);
});
