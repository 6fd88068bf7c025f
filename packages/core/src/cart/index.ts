export { type CartState, type CartStore, createCart } from "./create-cart.ts";
export { keptLine } from "./kept-line.ts";
export { parseQuantity, type QuantityResult } from "./parse-quantity.ts";
