export { callTimes } from "./call-times.ts";
export { shopEn } from "./shop-en.ts";
export { type ShopContact, type ShopFacts, shopNumbers } from "./shop-facts.ts";
export { shopHi } from "./shop-hi.ts";
export { whatsappAddress } from "./whatsapp-address.ts";
