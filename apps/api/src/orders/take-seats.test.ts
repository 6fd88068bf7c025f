import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { cartInput } from "../carts/read-cart.ts";
import type { StoredCartLine } from "../carts/sealed-choice.ts";
import { products, productVariants } from "../goods/products.table.ts";
import { stableId } from "../ids/new-id.ts";
import { findOffer } from "../quotes/offer.queries.ts";
import { takeSeats } from "./take-seats.queries.ts";

const { db } = await createTestApp();
const variantId = stableId("pv", "tulsi-mala-108", "yellow");
const line = (id: string, qty: number, energise: boolean): StoredCartLine => ({
  ...{ id, cartId: "", qty, seen: null, position: 0, addedAt: testNow, removedAt: null },
  choice: { type: "abhimantrit", variant_id: variantId, qty, energise },
});

/** Takes two lines of one colour, five pieces in all, after their offers were read. */
async function takeAfter(change: () => Promise<unknown>) {
  await db.update(productVariants).set({ stock: 9, taken: 0 }).where(eq(productVariants.id, variantId));
  const terms = { lang: "en", country_code: "in", ship_to: null, postcode: "302001" } as const;
  const requested = cartInput({ couponCode: null }, [line("cl_a", 3, false), line("cl_b", 2, true)], terms);
  const found = await findOffer(db, requested, { at: testNow });
  await change();
  const taking = db.transaction((tx) =>
    takeSeats(tx, { offers: found?.offers ?? [], requested, at: testNow }),
  );
  return taking.then(
    () => undefined,
    ({ code, details }) => ({ code, details }),
  );
}
const setTaken = (taken: number) => () =>
  db.update(productVariants).set({ taken }).where(eq(productVariants.id, variantId));

test("stock that others bought in the meantime is reported for the cart line, with what is left", async () => {
  expect(await takeAfter(setTaken(4))).toBeUndefined();
  expect(await takeAfter(setTaken(5))).toEqual({
    ...{ code: "quantity_unavailable", details: { item_id: "cl_b", available: 1 } },
  });
  expect(await takeAfter(setTaken(6))).toEqual({ code: "sold_out", details: { item_id: "cl_b" } });
});

test("a product that left the shop in the meantime is sold out", async () => {
  const row = eq(products.slug, "tulsi-mala-108");
  const withdraw = (withdrawnAt: Date | null) => () => db.update(products).set({ withdrawnAt }).where(row);
  expect(await takeAfter(withdraw(testNow))).toEqual({ code: "sold_out", details: { item_id: "cl_a" } });
  await withdraw(null)();
});
