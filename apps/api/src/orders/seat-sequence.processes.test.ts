import type { OrderRequest } from "@aradhana/core/contract";
import { goodsQuote } from "@aradhana/core/goods";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { readResponse, shopper } from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { cartAddress as address } from "../../test/with-cart.ts";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";
import { productVariants } from "../goods/products.table.ts";
import { stableId } from "../ids/new-id.ts";

const { db, request } = await createTestApp();
const [low, high] = [
  stableId("pv", "tulsi-mala-108", "yellow"),
  stableId("pv", "tulsi-mala-108", "saffron"),
].toSorted() as [string, string];
beforeEach(async () => {
  await db
    .update(productVariants)
    .set({ stock: 50, taken: 0 })
    .where(inArray(productVariants.id, [low, high]));
});

/** A guest who orders colours of a mala, each instead of the one before. */
function newGuest() {
  const guest = shopper(request);
  let replaces: OrderRequest["replaces"];
  return async (variant_id: string) => {
    const quoted = await readResponse(
      await guest.post("/noauth-api/v1/abhimantrit/quote", {
        ...{ variant_id, postcode: address.postcode, replaces: replaces?.order_id },
      }),
      goodsQuote,
    );
    const { results } = await guest.createOrder(quoted.results.quote_id, {
      ...{ type: "abhimantrit", address, replaces },
    });
    replaces = { order_id: results.order.id, t: results.access_token };
    return results.replaced;
  };
}

const lock = (tx: Database, id: string) =>
  tx.select().from(productVariants).where(eq(productVariants.id, id)).for("update", { noWait: true });
const someoneWaits = async () => {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  if ((await rowsOf(db, waiting)).length === 0) throw new Error("nobody waits");
};

test("the pieces of a replaced order and of the new one are locked in one sequence", async () => {
  const order = newGuest();
  await order(high);
  let again: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await lock(tx, low);
    again = order(low);
    await vi.waitFor(someoneWaits, { timeout: 10_000, interval: 20 });
    // The order that waits for the first of them has not locked the second yet.
    expect(await lock(tx, high)).toHaveLength(1);
  });
  expect(await again).toBe(true);
});

test("buyers who exchange two goods at once all get theirs", async () => {
  const guests = Array.from({ length: 12 }, newGuest);
  const orderAll = (first: string, second: string) =>
    Promise.all(guests.map((order, i) => order(i % 2 ? first : second)));
  await orderAll(low, high);
  expect(await orderAll(high, low)).toEqual(guests.map(() => true));
  expect(await orderAll(low, high)).toEqual(guests.map(() => true));
  const taken = await db
    .select({ taken: productVariants.taken })
    .from(productVariants)
    .where(inArray(productVariants.id, [low, high]));
  expect(taken).toEqual([{ taken: 6 }, { taken: 6 }]);
});
