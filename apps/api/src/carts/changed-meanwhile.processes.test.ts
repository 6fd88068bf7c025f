import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { cartAddress, choices, lineOf, withCart } from "../../test/with-cart.ts";
import { cartLines } from "./carts.table.ts";

const { db, request } = await createTestApp();
await stockShop(db);
const { mala, leaves } = choices;

/** Resolves once so many transactions wait for a lock. */
const waiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = (await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as { rows: unknown[] };
    expect(rows).toHaveLength(count);
  });

/** A cart of a mala and an offering, with its quote. */
async function quotedCart() {
  const shop = withCart(shopper(request));
  const product = lineOf((await shop.add(mala)).results, "abhimantrit");
  const ritual = lineOf((await shop.add(leaves)).results, "chadhaava");
  const { quote_id } = (await shop.quote()).results;
  const order = () => shop.buyer.createOrder(quote_id, { type: "cart", address: cartAddress });
  return { shop, product, ritual, order };
}

test("what is being removed while its cart is ordered is not ordered", async () => {
  const { shop, ritual, order } = await quotedCart();
  const under = await db.transaction(async (tx) => {
    await tx.select().from(cartLines).where(eq(cartLines.id, ritual.id)).for("update");
    const removed = shop.remove(ritual.id);
    await waiting(1);
    const ordered = order();
    await Promise.race([ordered, waiting(2)]);
    return { removed, ordered };
  });
  expect((await under.removed).status).toBe(200);
  expect(await under.ordered).toMatchObject({ status: 409, code: "cart_changed" });
});

test("a smaller quantity that is being saved while its cart is ordered is not ordered as it was", async () => {
  const { shop, product, order } = await quotedCart();
  const under = await db.transaction(async (tx) => {
    await tx.select().from(cartLines).where(eq(cartLines.id, product.id)).for("update");
    const changed = shop.setQty(product.id, 1);
    await waiting(1);
    const ordered = order();
    await Promise.race([ordered, waiting(2)]);
    return { changed, ordered };
  });
  expect((await under.changed).status).toBe(200);
  expect(await under.ordered).toMatchObject({ status: 409, code: "cart_changed" });
});
