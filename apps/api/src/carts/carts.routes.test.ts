import { randomUUID } from "node:crypto";
import { successResponse } from "@aradhana/core/contract";
import { type Cart, product } from "@aradhana/core/goods";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import * as v from "valibot";
import { afterEach, describe, expect, test } from "vitest";
import { deliverPayments, runJobs, submitGatewayPage } from "../../test/sandbox-gateway.ts";
import { newPhoneNumber, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { type CartShopper, cartAddress, withCart as cartOf, choices, lineOf } from "../../test/with-cart.ts";
import { gems } from "../goods/gems.table.ts";
import { products, productVariants } from "../goods/products.table.ts";
import { newId, stableId } from "../ids/new-id.ts";
import { fulfilments } from "../orders/orders.table.ts";
import { cartLines } from "./carts.table.ts";

const { db, request, parts, time } = await createTestApp();
await stockShop(db);
afterEach(() => {
  time.now = testNow;
});

const { mala, ruby, puja, leaves } = choices;
const withCart = (buyer = shopper(request)) => cartOf(buyer);

const orderOf = async (shop: CartShopper) => {
  const { results: quote } = await shop.quote();
  return (await shop.buyer.createOrder(quote.quote_id, { type: "cart", address: cartAddress })).results;
};
const pay = async (shop: CartShopper, { id }: { id: string }) => {
  const { redirect_url } = (await shop.buyer.initiatePayment(id)).results;
  await submitGatewayPage(request, redirect_url, "pay");
  await deliverPayments(parts, request);
};
/** As if the line that was added last had been added so often. */
async function copyNewestLine(count: number, changesOf: (i: number) => { removedAt?: Date } = () => ({})) {
  const [newest] = await db.select().from(cartLines).orderBy(desc(cartLines.position)).limit(1);
  if (!newest) throw new Error("no line");
  const { position: _, ...row } = newest;
  await db
    .insert(cartLines)
    .values(Array.from({ length: count }, (_, i) => ({ ...row, ...changesOf(i), id: newId("cl") })));
  return newest;
}
const contentOf = ({ lines }: Cart) => lines.map(({ choice, qty }) => [choice.type, qty]);

describe("a cart", () => {
  test("is without what was paid for, also if its owner signed in before paying", async () => {
    const number = newPhoneNumber();
    const other = withCart(shopper(request, { number }));
    await other.buyer.signIn();
    await other.add({ ...mala, qty: 1 });
    const shop = withCart(shopper(request, { number }));
    for (const choice of [mala, leaves]) await shop.add(choice);
    const { order } = await orderOf(shop);
    // A second code is sent after half a minute.
    time.now = new Date(testNow.getTime() + 60_000);
    await shop.buyer.signIn();
    expect(contentOf((await shop.get()).results)).toEqual([
      ["abhimantrit", 3],
      ["chadhaava", 1],
    ]);
    await pay(shop, order);
    expect(contentOf((await shop.get()).results)).toEqual([["abhimantrit", 1]]);
  });

  test("keeps the pieces that were added after the quote, and drops the used coupon", async () => {
    const shop = withCart();
    await shop.add(mala);
    await shop.setCoupon(stock.coupon);
    const { order } = await orderOf(shop);
    await shop.add({ ...mala, qty: 1 });
    await pay(shop, order);
    const { results } = await shop.get();
    expect([contentOf(results), results.coupon]).toEqual([[["abhimantrit", 1]], null]);
  });

  test("that has expired is empty when it is used again", async () => {
    const shop = withCart();
    await shop.add(mala);
    time.now = new Date(testNow.getTime() + 31 * 86_400_000);
    await shop.add({ ...mala, energise: true, qty: 1 });
    expect(contentOf((await shop.get()).results)).toEqual([["abhimantrit", 1]]);
  });

  test("with more pieces of a product than an order can have says so, on each line of it", async () => {
    const shop = withCart();
    await shop.add({ ...mala, qty: 15 });
    await shop.add({ ...mala, qty: 3, energise: true });
    const { results } = await shop.add({ ...mala, qty: 10 });
    const problemsOf = ({ lines }: Cart) =>
      lines.map(({ qty, max_qty, problems }) => [qty, max_qty, problems.map(({ code }) => code)]);
    expect(problemsOf(results)).toEqual([
      [25, 20, ["too_many_per_order"]],
      [3, 0, ["too_many_per_order"]],
    ]);
    expect(results.lines[0]?.problems[0]).toMatchObject({
      ...{ message: "One order has at most 20 of these. Choose a smaller quantity." },
      ...{ blocks: true, available: 20 },
    });
    expect(results.lines[1]?.problems[0]?.message).toMatch(/at most 20 of these, .* has 20 of them/);
    const { results: quote } = await shop.quote();
    expect(quote.problems.map(({ code }) => code)).toEqual(["too_many_per_order", "too_many_per_order"]);
    const { id } = lineOf(results, "abhimantrit");
    expect(problemsOf((await shop.setQty(id, 17)).results)).toEqual([
      [17, 20, []],
      [3, 3, []],
    ]);
  });

  test("groups rituals and the parcel, counts pieces and adds everything up", async () => {
    const shop = withCart();
    for (const choice of [mala, puja, leaves, ruby]) await shop.add(choice);
    const { results } = await shop.get();
    expect(results.lines.map(({ choice, qty }) => [choice.type, qty])).toEqual([
      ...[
        ["abhimantrit", 2],
        ["pooja", 1],
      ],
      ...[
        ["chadhaava", 1],
        ["gemstone", 1],
      ],
    ]);
    expect(results.groups.map(({ kind, line_ids }) => [kind, line_ids.length])).toEqual([
      ["ritual", 1],
      ["ritual", 1],
      ["parcel", 2],
    ]);
    expect(results.count).toBe(5);
    const { totals, split } = results;
    const lines = results.lines.reduce((total, { amount }) => total + amount.amount, 0);
    expect(lines + totals.shipping.amount).toBe(totals.grand.amount);
    const taxes = split.tax.reduce((total, { amount }) => total + amount.amount, 0);
    const whole = [split.ritual, split.service, split.shipping, split.goods];
    expect(whole.reduce((total, part) => total + (part?.amount ?? 0), taxes)).toBe(totals.grand.amount);
  });

  test("says of each line what was chosen: package, colour, offerings", async () => {
    const shop = withCart();
    for (const choice of [{ ...puja, addons: [{ id: stock.lamp, qty: 2 }] }, leaves, mala])
      await shop.add(choice);
    const detailsIn = ({ lines }: Cart) => lines.map(({ detail }) => detail);
    expect(detailsIn((await shop.get()).results)).toEqual(["For two, Lamp × 2", "Leaves × 2", "Yellow"]);
    expect(detailsIn((await shop.get("?lang=hi")).results)).toEqual(["दो के लिए, दीप × 2", "पत्र × 2", "पीला"]);
  });

  test("shows a product in the colour that was chosen, as its page and its order do", async () => {
    const shop = withCart();
    const pictureOf = (color: string) => `product-tulsi-mala-108${color}`;
    await shop.add({ ...mala, variant_id: stableId("pv", "tulsi-mala-108", "saffron") });
    const { results } = await shop.add(mala);
    const pictures = [pictureOf("-saffron"), pictureOf("")];
    expect(results.lines.map(({ image }) => image?.name)).toEqual(pictures);
    const { order, access_token } = await orderOf(shop);
    const ordered = (await shop.buyer.getTypedOrder(order.id, access_token)).results;
    expect("items" in ordered && ordered.items.map(({ image }) => image?.name)).toEqual(pictures);
    const page = await request(
      `/noauth-api/v1/abhimantrit_product/productById?product_id=${stableId("pd", "tulsi-mala-108")}`,
    );
    const { results: shown } = v.parse(successResponse(product), await page.json());
    expect(shown.variants.map(({ image }) => image?.name)).toEqual(pictures.toReversed());
  });

  test("adds the same product once for each key, changes and removes it, and undoes that", async () => {
    const shop = withCart();
    const key = randomUUID();
    await shop.add(mala, key);
    await shop.add(mala, key);
    const { results: twice } = await shop.add(mala);
    expect(twice.lines).toMatchObject([{ qty: 4, detail: "Yellow", max_qty: 20 }]);
    const { id } = lineOf(twice, "abhimantrit");
    const changed = (await shop.setQty(id, 3)).results;
    expect(changed.count).toBe(3);
    expect(changed.lines.find((line) => line.id === id)?.choice).toMatchObject({ qty: 3 });
    expect((await shop.remove(id)).results.lines).toEqual([]);
    expect((await shop.restore(id)).results.lines).toMatchObject([{ id, qty: 3 }]);
    for (const qty of [0, -1, 1.5, 1000, "2", null]) {
      expect((await shop.setQty(id, qty)).errorBody?.field_errors).toMatchObject([{ field: "qty" }]);
    }
    expect((await shop.get()).results.lines).toMatchObject([{ id, qty: 3 }]);
  });

  test("has one line of a gem and of a product, also after an undo", async () => {
    const shop = withCart();
    const { id } = lineOf((await shop.add(ruby)).results, "gemstone");
    await shop.remove(id);
    await shop.add(ruby);
    for (const restored of [await shop.restore(id), await shop.restore(id)]) {
      expect(restored.results.lines).toMatchObject([{ id, qty: 1 }]);
    }
    const { id: malaId } = lineOf((await shop.add(mala)).results, "abhimantrit");
    await shop.remove(malaId);
    await shop.add(mala);
    expect(lineOf((await shop.restore(malaId)).results, "abhimantrit")).toMatchObject({ qty: 4 });
  });

  test("counts the pieces of a product over all its lines", async () => {
    const shop = withCart();
    const variant = eq(productVariants.id, stableId("pv", "tulsi-mala-108", "yellow"));
    await db.update(productVariants).set({ stock: 5, taken: 0 }).where(variant);
    await shop.add({ ...mala, qty: 3 });
    const { results } = await shop.add({ ...mala, qty: 3, energise: true });
    expect(
      results.lines.map(({ problems }) => problems.map(({ code, available }) => [code, available])),
    ).toEqual([[], [["quantity_unavailable", 2]]]);
    expect(results.lines[1]?.problems[0]?.message).toBe(
      "Available altogether: 5. Another line of your cart has 3 of them.",
    );
    // All of them are in the buyer's own other line: nothing is sold out.
    const { id } = lineOf(results, "abhimantrit");
    const allInOne = (await shop.setQty(id, 5)).results.lines[1];
    expect([allInOne?.max_qty, allInOne?.problems]).toMatchObject([
      0,
      [
        {
          code: "quantity_unavailable",
          available: 0,
          message: expect.stringMatching(/altogether: 5\. .* has 5/),
        },
      ],
    ]);
    expect((await shop.quote()).results.problems).toMatchObject([{ code: "quantity_unavailable" }]);
    await db.update(productVariants).set({ stock: 55, taken: 0 }).where(variant);
  });

  test("changes the quantity of products alone", async () => {
    const shop = withCart();
    for (const choice of [ruby, puja]) {
      const { id } = lineOf((await shop.add(choice)).results, choice.type);
      const refused = await shop.setQty(id, 5);
      expect([refused.status, refused.errorBody?.field_errors]).toMatchObject([422, [{ field: "qty" }]]);
    }
    expect((await shop.get()).results.lines.map(({ qty, problems }) => [qty, problems])).toEqual([
      [1, []],
      [1, []],
    ]);
  });

  test("answers a malformed id like a missing one", async () => {
    const shop = withCart();
    await shop.add(mala);
    for (const id of ["%00", "x", `cl_${"a".repeat(22)}`]) {
      for (const response of [await shop.setQty(id, 2), await shop.remove(id), await shop.restore(id)]) {
        expect([response.status, response.code]).toEqual([404, "cart_line_not_found"]);
      }
    }
  });

  test("of a guest is not lost at login, however many lines the customer removed before", async () => {
    const number = newPhoneNumber();
    const first = withCart(shopper(request, { number }));
    await first.buyer.signIn();
    await first.add(mala);
    const own = await copyNewestLine(30, (i) => ({ removedAt: new Date(testNow.getTime() + i) }));
    const second = withCart(shopper(request, { number }));
    await second.add(ruby);
    time.now = new Date(testNow.getTime() + 60_000);
    await second.buyer.signIn();
    const { results } = await second.get();
    expect(results.lines.map(({ choice }) => choice.type)).toEqual(["abhimantrit", "gemstone"]);
    await second.remove(lineOf(results, "abhimantrit").id);
    expect(
      await db.$count(cartLines, and(eq(cartLines.cartId, own.cartId), isNotNull(cartLines.removedAt))),
    ).toBe(30);
  });

  test("of a guest is not lost at login, however full the customer's cart is", async () => {
    const number = newPhoneNumber();
    const first = withCart(shopper(request, { number }));
    await first.buyer.signIn();
    await first.add(puja);
    await copyNewestLine(28);
    const second = withCart(shopper(request, { number }));
    for (const choice of [mala, ruby, leaves]) await second.add(choice);
    time.now = new Date(testNow.getTime() + 60_000);
    await second.buyer.signIn();
    const { results } = await second.get();
    expect(results.lines).toHaveLength(32);
    expect((await first.get()).results.lines).toHaveLength(32);
    expect((await first.add(puja)).code).toBe("cart_full");
  });

  test("of a guest comes in as soon as there is room, where a customer has a hundred lines", async () => {
    const number = newPhoneNumber();
    const first = withCart(shopper(request, { number }));
    await first.buyer.signIn();
    await first.add(puja);
    await copyNewestLine(98);
    const second = withCart(shopper(request, { number }));
    for (const choice of [mala, ruby]) await second.add(choice);
    time.now = new Date(testNow.getTime() + 60_000);
    await second.buyer.signIn();
    const typesIn = ({ lines }: Cart) => new Set(lines.map(({ choice }) => choice.type));
    const { results } = await second.get();
    expect([results.lines.length, typesIn(results)]).toEqual([100, new Set(["pooja", "abhimantrit"])]);
    expect([results.waiting, (await first.get()).results.waiting]).toEqual([1, undefined]);
    await second.remove(lineOf(results, "pooja").id);
    const { results: after } = await second.get();
    expect([after.lines.length, typesIn(after).has("gemstone")]).toEqual([100, true]);
    expect(after.waiting).toBeUndefined();
  });

  test("belongs to its session: no other session reads or changes it", async () => {
    const [mine, other] = [withCart(), withCart()];
    const { id } = lineOf((await mine.add(mala)).results, "abhimantrit");
    for (const response of [await other.setQty(id, 9), await other.remove(id), await other.restore(id)]) {
      expect([response.status, response.code]).toEqual([404, "cart_line_not_found"]);
    }
    expect((await other.get()).results.lines).toEqual([]);
    expect((await mine.get()).results.lines).toMatchObject([{ id, qty: 2 }]);
    const unknown = await mine.add({ ...mala, variant_id: `pv_${"a".repeat(22)}` });
    expect([unknown.status, unknown.code]).toEqual([404, "offer_not_found"]);
  });

  test("is merged into the customer's cart at login, and is the same in another browser", async () => {
    const number = newPhoneNumber();
    const first = withCart(shopper(request, { number }));
    await first.buyer.signIn();
    await first.add(mala);
    const second = withCart(shopper(request, { number }));
    await second.add(mala);
    await second.add(ruby);
    // A second code is sent after half a minute.
    time.now = new Date(testNow.getTime() + 60_000);
    await second.buyer.signIn();
    const merged = (await second.get()).results;
    expect(merged.lines.map(({ choice, qty }) => [choice.type, qty])).toEqual([
      ["abhimantrit", 4],
      ["gemstone", 1],
    ]);
    expect((await first.get()).results.lines).toHaveLength(2);
  });

  test("is handed from a widget to the shop by a ticket that works once", async () => {
    const [widget, shop, thief] = [withCart(), withCart(), withCart()];
    await widget.add(puja);
    await shop.add(mala);
    const { ticket } = (await widget.handOff()).results;
    expect((await shop.claim(ticket)).results.lines).toHaveLength(2);
    const again = await thief.claim(ticket);
    expect([again.status, again.code]).toEqual([410, "cart_ticket_ended"]);
  });

  test("shows a changed price with the earlier one, and a sold gem as a problem that blocks", async () => {
    const shop = withCart();
    await shop.add(mala);
    await shop.add({ type: "gemstone", product_id: stableId("pd", "pearl-01") });
    const row = eq(products.slug, "tulsi-mala-108");
    await db
      .update(products)
      .set({ prices: { inr: 35_000, usd: 900, eur: 800 } })
      .where(row);
    await db.update(gems).set({ taken: 1 }).where(eq(gems.slug, "pearl-01"));
    const { results } = await shop.get();
    expect(lineOf(results, "abhimantrit").problems).toMatchObject([
      { code: "price_changed", blocks: false, was: { amount: 32_000 } },
    ]);
    expect(lineOf(results, "gemstone").problems).toMatchObject([{ code: "sold_out", blocks: true }]);
    const { results: quote } = await shop.quote();
    const gem = lineOf(results, "gemstone");
    expect(quote.problems).toEqual([
      { code: "sold_out", item_id: gem.id, message: `${gem.title}: This is sold out.` },
    ]);
    // The quote showed the new price.
    expect(lineOf((await shop.get()).results, "abhimantrit").problems).toEqual([]);
    const refused = await shop.buyer.createOrder(quote.quote_id, { type: "cart", address: cartAddress });
    expect([refused.status, refused.code]).toEqual([409, "sold_out"]);
    await db
      .update(products)
      .set({ prices: { inr: 32_000, usd: 900, eur: 800 } })
      .where(row);
  });

  test.each([
    ["pooja", puja, "Bookings for this puja are closed."],
    ["chadhaava", leaves, "This chadhava is closed for this date."],
  ] as const)(
    "says at a %s that its bookings closed, and is not ordered with it",
    async (type, ritual, closed) => {
      const shop = withCart();
      await shop.add(mala);
      const { id } = lineOf((await shop.add(ritual)).results, type);
      time.now = new Date(stock.cutoffAt.getTime() - 60_000);
      expect(lineOf((await shop.get()).results, type).problems).toEqual([]);
      const { quote_id } = (await shop.quote()).results;
      time.now = stock.cutoffAt;
      const { results } = await shop.get();
      expect(lineOf(results, type).problems).toMatchObject([
        { code: "cutoff_passed", blocks: true, message: closed },
      ]);
      expect(lineOf(results, "abhimantrit").problems).toEqual([]);
      expect((await shop.quote()).results.problems).toMatchObject([{ code: "cutoff_passed", item_id: id }]);
      const refused = await shop.buyer.createOrder(quote_id, { type: "cart", address: cartAddress });
      expect([refused.status, refused.code]).toEqual([409, "cutoff_passed"]);
      await shop.remove(id);
      const { order } = await orderOf(shop);
      expect(order.totals.grand.amount).toBeGreaterThan(0);
    },
  );

  test("applies one coupon to everything in it", async () => {
    const shop = withCart();
    await shop.add(mala);
    await shop.add(puja);
    const before = (await shop.get()).results.totals;
    const { results } = await shop.setCoupon(" tenth ");
    expect(results.coupon).toMatchObject({ code: stock.coupon, status: "applied" });
    expect(results.totals.discount.amount).toBe(
      Math.floor((before.items.amount + before.addons.amount) / 10),
    );
    expect((await shop.setCoupon(null)).results.coupon).toBeNull();
    expect((await shop.setCoupon("nonsense")).results.coupon).toMatchObject({ status: "refused" });
  });

  test("keeps a coupon that applies when another one does not", async () => {
    const shop = withCart();
    await shop.add(mala);
    const { totals } = (await shop.setCoupon("tenth")).results;
    const { results } = await shop.setCoupon("nonsense");
    expect(results.rejected_coupon).toMatchObject({ code: "NONSENSE", status: "refused" });
    expect(results.coupon).toMatchObject({ code: stock.coupon, status: "applied" });
    expect(results.totals).toEqual(totals);
    const later = (await shop.get()).results;
    expect([later.coupon?.code, later.rejected_coupon]).toEqual([stock.coupon, undefined]);
  });
});

test("a mixed cart is one order, one payment and several fulfilments, which move by themselves", async () => {
  const shop = withCart();
  for (const choice of [mala, leaves, puja]) await shop.add(choice);
  const { results: quote } = await shop.quote();
  expect(quote).toMatchObject({ goods: { cod: { available: false } }, needs_address: true });
  const { order, access_token } = (
    await shop.buyer.createOrder(quote.quote_id, { type: "cart", address: cartAddress })
  ).results;
  expect(order.totals.grand).toEqual(quote.totals.grand);
  const { redirect_url } = (await shop.buyer.initiatePayment(order.id)).results;
  await submitGatewayPage(request, redirect_url, "pay");
  await deliverPayments(parts, request);
  // With the payment and not later: the page that confirms it shows the count of the cart.
  expect((await shop.get()).results.lines).toEqual([]);
  await runJobs(parts, request);

  const read = async () => (await shop.buyer.getTypedOrder(order.id, access_token)).results.order;
  const paid = await read();
  expect(paid.parts?.map(({ type, state }) => [type, state])).toEqual([
    ["chadhaava", "names_due"],
    ["pooja", "sankalp_due"],
    ["abhimantrit", "confirmed"],
  ]);
  expect(paid).toMatchObject({ state: "sankalp_due", next_action: "fill_sankalp" });
  expect(paid.parts).toMatchObject([
    { qty: 1, detail: null },
    { qty: 1, detail: "For two" },
    { qty: 2, detail: "Yellow", energised: false, energised_for: null },
  ]);

  for (const part of paid.parts ?? []) {
    if (part.type === "abhimantrit") continue;
    await shop.buyer.sendSankalp("submit", order.id, access_token, { item_id: part.item_id });
  }
  await db.update(fulfilments).set({ state: "shipped" }).where(eq(fulfilments.kind, "parcel"));
  const named = await read();
  expect(named.parts?.map(({ state }) => state)).toEqual(["sankalp_received", "sankalp_received", "shipped"]);
  expect(named.state).toBe("sankalp_received");
});
