export { type CartState, type CartStore, createCart } from "./create-cart.ts";
export { parseQuantity, type QuantityResult } from "./parse-quantity.ts";
export { unchangedLine } from "./unchanged-line.ts";
