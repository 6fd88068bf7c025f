import { goodsQuote } from "@aradhana/core/goods";
import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { shareOf } from "../../../../scripts/testing/property-runs.ts";
import { readResponse, shopper } from "../../test/shopper.ts";
import { startThree } from "../../test/three-processes.ts";
import { gems } from "../goods/gems.table.ts";
import { stableId } from "../ids/new-id.ts";
import { orderItems } from "../orders/orders.table.ts";

const { db, send } = await startThree();
const BUYERS = shareOf(500);
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
  expect(items).toHaveLength(1);
  const [stock] = await db.select({ taken: gems.taken }).from(gems).where(eq(gems.id, gem));
  expect(stock?.taken).toBe(1);
});
