const routes = [
  "abhimantrit-products",
  "abhimantrit-product",
  "gemstones",
  "gemstone",
  "goods-order",
  "order-success",
];
/** The screens of products, gemstones and the cart. */
export const goodsScreens = [
  ...routes.map((route) => `src/routes/${route}/route.tsx`),
  "src/features/checkout/cart-order/cart-order-form.tsx",
  "src/features/cart/panel/panel.tsx",
  "src/features/account/addresses/panel.tsx",
];
const isOfGoods = (module) => goodsScreens.includes(module) || /goods-order|cart-order|\/cart\//.test(module);

/**
 * The scripts of goods alone, which no screen of another line loads: of the median and the largest screen, and of the largest
 * part that a screen loads later. `onDemand` has the scripts of each module that is loaded by itself.
 */
export function ownChunksOfGoods(onDemand, sizeOf) {
  const scripts = new Map(onDemand);
  const missing = goodsScreens.filter((screen) => !scripts.has(screen));
  if (missing.length > 0) {
    throw new Error(`The build has no ${missing.join(", ")}: name the module that replaced it.`);
  }
  const ofOthers = new Set(onDemand.flatMap(([module, files]) => (isOfGoods(module) ? [] : files)));
  const own = (module) => scripts.get(module).filter((file) => !ofOthers.has(file));
  const bySize = (chunks) => chunks.toSorted((a, b) => sizeOf(a) - sizeOf(b));

  const screens = bySize(goodsScreens.map(own));
  const ofScreens = new Set(screens.flat());
  const later = [...scripts.keys()].filter((module) => isOfGoods(module) && !goodsScreens.includes(module));
  const parts = bySize(later.map((module) => own(module).filter((file) => !ofScreens.has(file))));
  return { median: screens[Math.floor(screens.length / 2)], largest: screens.at(-1), part: parts.at(-1) };
}
