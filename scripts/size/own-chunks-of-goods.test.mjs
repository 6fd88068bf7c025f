import assert from "node:assert/strict";
import { test } from "node:test";
import { goodsScreens, ownChunksOfGoods } from "./own-chunks-of-goods.mjs";

const sizes = { "shared.js": 40, "small.js": 1, "order.js": 9, "later.js": 5 };
const sizeOf = (files) => files.reduce((sum, file) => sum + sizes[file], 0);
const order = "src/routes/goods-order/route.tsx";
const build = [
  ["src/routes/pooja/route.tsx", ["shared.js"]],
  ...goodsScreens.map((screen) => [screen, ["shared.js", screen === order ? "order.js" : "small.js"]]),
  ["src/features/checkout/goods-order/price-part.tsx", ["shared.js", "order.js", "later.js"]],
  ["src/features/checkout/cart-order/names.tsx", ["small.js"]],
];

test("a screen is measured without what another line loads, and its later parts without what it has loaded", () => {
  assert.deepEqual(ownChunksOfGoods(build, sizeOf), {
    ...{ median: ["small.js"], largest: ["order.js"] },
    part: ["later.js"],
  });
});

test("a screen that the build does not have is an error, not one without scripts", () => {
  const without = build.filter(([module]) => module !== order);
  assert.throws(() => ownChunksOfGoods(without, sizeOf), /no src\/routes\/goods-order\/route\.tsx/);
});
