import { expect, test } from "vitest";
import { newPhoneNumber, shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { type CartShopper, cartAddress, choices, lineOf, withCart } from "../../test/with-cart.ts";

const { db, request, time } = await createTestApp();
await stockShop(db);
const { mala, leaves } = choices;

const order = async ({ buyer }: CartShopper, quoteId: string) => {
  const { status, code } = await buyer.createOrder(quoteId, { type: "cart", address: cartAddress });
  return { status, code };
};
const changed = { status: 409, code: "cart_changed" };

test("what was removed since the quote is not ordered, and is once it was put back", async () => {
  const shop = withCart(shopper(request));
  await shop.add(mala);
  const { id } = lineOf((await shop.add(leaves)).results, "chadhaava");
  const { quote_id } = (await shop.quote()).results;
  await shop.remove(id);
  expect(await order(shop, quote_id)).toEqual(changed);
  const { results: quote } = await shop.quote();
  expect(quote.lines.map(({ kind }) => kind)).not.toContain("offering");
  await shop.restore(id);
  expect(await order(shop, quote_id)).toMatchObject({ status: 201 });
});

test.each([
  [
    "a gem in another setting",
    async (shop: CartShopper) => {
      await shop.add({ ...choices.ruby, setting: "loose" });
      return () => shop.add({ ...choices.ruby, setting: "ring", metal: "gold-18k", ring_size: 12 });
    },
  ],
  [
    "a puja without its prasad",
    async (shop: CartShopper) => {
      const added = await shop.add({ ...choices.puja, package_id: stock.withPrasad });
      return () => shop.setPrasad(lineOf(added.results, "pooja").id, false);
    },
  ],
])("%s, as another tab chose it since the quote, is not ordered as it was quoted", async (_, add) => {
  const shop = withCart(shopper(request));
  const chooseAgain = await add(shop);
  const { quote_id } = (await shop.quote()).results;
  await chooseAgain();
  expect(await order(shop, quote_id)).toEqual(changed);
  expect(await order(shop, (await shop.quote()).results.quote_id)).toMatchObject({ status: 201 });
});

test("a name that is typed since the quote changes nothing of it", async () => {
  const shop = withCart(shopper(request));
  const { id } = lineOf((await shop.add({ ...choices.mala, energise: true })).results, "abhimantrit");
  const { quote_id } = (await shop.quote()).results;
  await shop.setName(id, { name: "Asha Verma", gotra: "Kashyapa" });
  expect(await order(shop, quote_id)).toMatchObject({ status: 201 });
});

test("more pieces than are still in the cart are not ordered", async () => {
  const shop = withCart(shopper(request));
  const { id } = lineOf((await shop.add(mala)).results, "abhimantrit");
  const { quote_id } = (await shop.quote()).results;
  await shop.setQty(id, 1);
  expect(await order(shop, quote_id)).toEqual(changed);
  await shop.setQty(id, 3);
  expect(await order(shop, quote_id)).toMatchObject({ status: 201 });
});

test("what was paid on delivery from another tab is not ordered twice", async () => {
  const shop = withCart(shopper(request));
  await shop.buyer.signIn();
  await shop.add(mala);
  const [first, second] = [(await shop.quote()).results, (await shop.quote()).results];
  const cash = { type: "cart" as const, address: cartAddress, pays_on_delivery: true };
  expect((await shop.buyer.createOrder(first.quote_id, cash)).status).toBe(201);
  expect(await order(shop, second.quote_id)).toEqual(changed);
});

test("a cart that was merged at login since its quote is ordered as it was quoted", async () => {
  const number = newPhoneNumber();
  const other = withCart(shopper(request, { number }));
  await other.buyer.signIn();
  await other.add(mala);
  const shop = withCart(shopper(request, { number }));
  await shop.add(mala);
  const { quote_id } = (await shop.quote()).results;
  // A second code is sent after half a minute.
  time.now = new Date(testNow.getTime() + 60_000);
  await shop.buyer.signIn();
  expect((await shop.get()).results.count).toBe(4);
  expect(await order(shop, quote_id)).toMatchObject({ status: 201 });
});
