import type { OrderRequest } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { newPhoneNumber, shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { type CartShopper, cartAddress, choices, lineOf, withCart } from "../../test/with-cart.ts";
import { expireOrders } from "../orders/expire-orders.ts";
import { cartLines } from "./carts.table.ts";

const { db, request, time } = await createTestApp();
await stockShop(db);
afterEach(async () => {
  time.now = testNow;
  // The next test orders the same gem.
  await expireOrders(db, new Date(testNow.getTime() + 3_600_000));
});

const ramesh = { name: "Ramesh Kumar", gotra: "Bharadwaj" };
const sita = { name: "Sita Devi", gotra: null };
const mala = { ...choices.mala, qty: 1, energise: true };
const goldRing = { setting: "ring", metal: "gold-18k", ring_size: 12 } as const;
const ring = { ...choices.ruby, ...goldRing, energise: true };
const laterBy = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
};
const open = (number = newPhoneNumber()) => withCart(shopper(request, { number }));
const personsIn = async (shop: CartShopper) =>
  (await shop.get()).results.lines.map(({ choice }) => "energised_for" in choice && choice.energised_for);

/** Orders the cart; in whose name each item of the order is energised. */
async function order(shop: CartShopper, changes: Partial<OrderRequest> = {}) {
  const { quote_id } = (await shop.quote()).results;
  const body = { type: "cart" as const, address: cartAddress, ...changes };
  const placed = await shop.buyer.createOrder(quote_id, body);
  if (placed.status !== 201) return { refused: placed.errorBody };
  const { results } = await shop.buyer.getTypedOrder(placed.results.order.id, placed.results.access_token);
  return { persons: "items" in results && results.items.map(({ energised_for }) => energised_for) };
}

describe("the name in which a line is energised", () => {
  test("stays with it, and is sealed where it is stored", async () => {
    const shop = open();
    const { id } = lineOf((await shop.add({ ...mala, energised_for: ramesh })).results, "abhimantrit");
    expect(await personsIn(shop)).toEqual([ramesh]);
    const [row] = await db.select().from(cartLines).where(eq(cartLines.id, id));
    expect(row?.energisedForSealed).toEqual(expect.any(String));
    expect(JSON.stringify(row)).not.toMatch(/Ramesh|Bharadwaj/);
  });

  test("makes a line of its own: the same in another name does not add up", async () => {
    const shop = open();
    for (const energised_for of [ramesh, sita, { name: "ramesh kumar ", gotra: "Bharadwaj" }]) {
      await shop.add({ ...mala, energised_for });
    }
    const { lines } = (await shop.get()).results;
    expect(lines.map(({ qty }) => qty)).toEqual([2, 1]);
    expect(await personsIn(shop)).toMatchObject([{ gotra: "Bharadwaj" }, sita]);
  });

  test("stays with a gem that is set in another way, which is energised without a name told again", async () => {
    const shop = open();
    await shop.add({ ...ring, energised_for: sita });
    await shop.add({ ...ring, ring_size: 14 });
    expect(await personsIn(shop)).toEqual([sita]);
    await shop.add(choices.ruby);
    expect(await personsIn(shop)).toEqual([sita]);
  });

  test("can be given later and changed, for what is energised alone", async () => {
    const shop = open();
    const { id } = lineOf((await shop.add(mala)).results, "abhimantrit");
    await shop.setName(id, ramesh);
    expect(await personsIn(shop)).toEqual([ramesh]);
    await shop.setName(id, sita);
    expect(await personsIn(shop)).toEqual([sita]);
    const [row] = await db.select().from(cartLines).where(eq(cartLines.id, id));
    expect(JSON.stringify(row)).not.toMatch(/Sita/);

    const { id: loose } = lineOf((await shop.add(choices.ruby)).results, "gemstone");
    expect((await shop.setName(loose, sita)).errorBody?.field_errors).toMatchObject([
      { field: "energised_for", code: "not_allowed" },
    ]);
    expect((await shop.setName(id, { name: "R2", gotra: null })).errorBody?.field_errors).toMatchObject([
      { field: "energised_for.name" },
    ]);
  });

  test("is there after a login, also where two lines become one, and after an undo", async () => {
    const number = newPhoneNumber();
    const own = open(number);
    await own.buyer.signIn();
    await own.add({ ...mala, energised_for: ramesh });
    const guest = open(number);
    await guest.add({ ...mala, energised_for: ramesh });
    await guest.add({ ...ring, energised_for: sita });
    laterBy(1);
    await guest.buyer.signIn();
    expect(await personsIn(guest)).toEqual([ramesh, sita]);
    const { id } = lineOf((await guest.get()).results, "gemstone");
    await guest.remove(id);
    expect(await personsIn({ ...guest, get: () => guest.restore(id) })).toEqual([ramesh, sita]);
  });
});

describe("an order of a cart", () => {
  test("energises each line in its own name", async () => {
    const shop = open();
    await shop.add({ ...mala, energised_for: ramesh });
    await shop.add({ ...ring, energised_for: sita });
    await shop.add({ ...mala, energise: false });
    expect(await order(shop)).toEqual({ persons: [ramesh, sita, null] });
  });

  test("needs a name for each line that has none, and takes another for one that has", async () => {
    const shop = open();
    await shop.add({ ...mala, energised_for: ramesh });
    const { id: line_id } = lineOf((await shop.add(ring)).results, "gemstone");
    expect((await order(shop)).refused).toMatchObject({
      field_errors: [{ field: "energised_lines", code: "required" }],
    });
    const { id: malaLine } = lineOf((await shop.get()).results, "abhimantrit");
    const energised_lines = [
      { line_id, ...sita },
      { line_id: malaLine, name: "Ram Kumar", gotra: null },
    ];
    expect(await order(shop, { energised_lines })).toEqual({
      persons: [{ name: "Ram Kumar", gotra: null }, sita],
    });
  });

  test("energises in the name of the buyer what has no name of its own", async () => {
    const shop = open();
    await shop.add({ ...mala, energised_for: ramesh });
    await shop.add({ ...mala });
    expect(await order(shop, { energised_for: sita })).toEqual({ persons: [ramesh, sita] });
  });
});
