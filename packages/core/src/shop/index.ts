export { shopEn } from "./shop-en.ts";
export type { ShopContact, ShopFacts } from "./shop-facts.ts";
export { shopHi } from "./shop-hi.ts";
