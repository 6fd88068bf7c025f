import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const routes = [
  "abhimantrit-products",
  "abhimantrit-product",
  "gemstones",
  "gemstone",
  "goods-order",
  "order-success",
];
/** The screens of products, gemstones and the cart. */
const screens = [
  ...routes.map((route) => `src/routes/${route}/route.tsx`),
  "src/features/checkout/cart-order/cart-order-form.tsx",
  "src/features/cart/panel/panel.tsx",
  "src/features/account/addresses/panel.tsx",
];
const isOfGoods = (key) => screens.includes(key) || /goods-order|cart-order|\/cart\//.test(key);

/** What no screen of another line loads: the scripts of the median and of the largest screen of goods. */
export function ownChunksOfGoods(onDemand, dist) {
  const scripts = new Map(onDemand);
  const ofOthers = new Set(onDemand.flatMap(([key, files]) => (isOfGoods(key) ? [] : files)));
  const sizeOf = (files) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(`${dist}/${file}`)).length, 0);
  const own = screens
    .map((key) => (scripts.get(key) ?? []).filter((file) => !ofOthers.has(file)))
    .sort((a, b) => sizeOf(a) - sizeOf(b));
  return { median: own[Math.floor(own.length / 2)], largest: own.at(-1) };
}
