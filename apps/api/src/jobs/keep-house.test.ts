import { expect, test } from "vitest";
import { shopper } from "../../test/shopper.ts";
import { stock, stockShop } from "../../test/stock-shop.ts";
import { createTestApp } from "../../test/test-app.ts";
import { keepHouse } from "./keep-house.ts";

const { db, request, time } = await createTestApp();
await stockShop(db);
const DAY = 24 * 60 * 60 * 1000;

test("the links to an order open it until ninety days after its rite, and its owner's account beyond", async () => {
  const owner = shopper(request);
  const { order, access_token: token } = await owner.order();
  const stranger = shopper(request);
  const opens = async () => {
    await keepHouse(db, time.now);
    return (await stranger.show(order.id, token)).status;
  };
  time.now = new Date(stock.endAt.getTime() + 90 * DAY);
  expect(await opens()).toBe(200);
  time.now = new Date(time.now.getTime() + 1);
  expect(await opens()).toBe(404);
  await owner.signIn();
  expect((await owner.show(order.id)).status).toBe(200);
});
