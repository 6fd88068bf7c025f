import { afterEach, describe, expect, test } from "vitest";
import { newPhoneNumber, shopper } from "../../test/shopper.ts";
import { stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { type CartShopper, choices, lineOf, withCart } from "../../test/with-cart.ts";

const { db, request, time } = await createTestApp();
await stockShop(db);
afterEach(() => {
  time.now = testNow;
});

const { ruby, mala } = choices;
const goldRing = { ...ruby, setting: "ring", metal: "gold-18k", ring_size: 12 } as const;
const DAY = 86_400_000;
const waitMinutes = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
};
const open = (number = newPhoneNumber()) => withCart(shopper(request, { number }));
/** Two browsers of one customer, who has signed in in the first. */
async function openBoth() {
  const number = newPhoneNumber();
  const own = open(number);
  await own.buyer.signIn();
  return { own, guest: open(number) };
}
const gemIn = async (shop: CartShopper) => lineOf((await shop.get()).results, "gemstone");

describe("a gem that is chosen again", () => {
  test("on its own page, which asks for no setting, stays the ring that it is in the cart", async () => {
    const shop = open();
    await shop.add(goldRing);
    const { lines } = (await shop.add(ruby)).results;
    expect(lines).toMatchObject([{ choice: goldRing, qty: 1, detail: expect.stringContaining("12") }]);
    expect(lines[0]?.problems).toEqual([]);
  });

  test("in another setting, or deliberately loose, is as it was chosen last", async () => {
    const shop = open();
    await shop.add(goldRing);
    const { lines } = (await shop.add({ ...goldRing, ring_size: 14 })).results;
    expect(lines).toMatchObject([{ choice: { ring_size: 14 } }]);
    await shop.add({ ...ruby, setting: "loose" });
    expect((await gemIn(shop)).choice).toMatchObject({ setting: "loose" });
  });

  test("is after an undo as it was configured last", async () => {
    const shop = open();
    const { id } = lineOf((await shop.add(goldRing)).results, "gemstone");
    await shop.remove(id);
    waitMinutes(1);
    await shop.add(ruby);
    expect((await shop.restore(id)).results.lines).toMatchObject([{ id, choice: goldRing }]);
  });

  test("has at login the name that was given last, in whichever browser that was", async () => {
    const { own, guest } = await openBoth();
    const energised = { ...goldRing, energise: true } as const;
    const { id } = lineOf((await guest.add(energised)).results, "gemstone");
    waitMinutes(1);
    await own.add({ ...energised, energised_for: { name: "Ramesh Kumar", gotra: "Kashyapa" } });
    waitMinutes(1);
    await guest.setName(id, { name: "Asha Verma", gotra: "Kashyapa" });
    await guest.buyer.signIn();
    expect((await gemIn(guest)).choice).toMatchObject({ energised_for: { name: "Asha Verma" } });
  });

  test("is at login as it was chosen last, in whichever browser that was", async () => {
    const { own, guest } = await openBoth();
    await guest.add(goldRing);
    waitMinutes(1);
    await own.add({ ...goldRing, ring_size: 14 });
    await guest.buyer.signIn();
    expect((await gemIn(guest)).choice).toMatchObject({ ring_size: 14 });

    const other = await openBoth();
    await other.own.add({ ...goldRing, ring_size: 14 });
    waitMinutes(1);
    await other.guest.add(goldRing);
    await other.guest.buyer.signIn();
    expect((await gemIn(other.guest)).choice).toMatchObject({ ring_size: 12 });
  });

  test("is at login the ring that it was, although its page was used later in another browser", async () => {
    const { own, guest } = await openBoth();
    await own.add(goldRing);
    waitMinutes(1);
    await guest.add(ruby);
    await guest.buyer.signIn();
    expect(await gemIn(guest)).toMatchObject({ choice: goldRing, problems: [] });
  });
});

test("what a guest removed can be put back after the login", async () => {
  const { own, guest } = await openBoth();
  await own.add(ruby);
  const { id } = lineOf((await guest.add(mala)).results, "abhimantrit");
  await guest.remove(id);
  waitMinutes(1);
  await guest.buyer.signIn();
  expect((await guest.get()).results.lines.map(({ choice }) => choice.type)).toEqual(["gemstone"]);
  expect((await guest.restore(id)).results.lines.map(({ choice }) => choice.type)).toEqual([
    ...["gemstone", "abhimantrit"],
  ]);
});

test("a cart that is used does not expire, however long ago something was put into it", async () => {
  const shop = open();
  await shop.add(mala);
  for (const days of [20, 40, 60]) {
    time.now = new Date(testNow.getTime() + days * DAY);
    expect((await shop.get()).results).toMatchObject({
      count: 2,
      expires_at: new Date(time.now.getTime() + 30 * DAY).toISOString(),
    });
  }
});
