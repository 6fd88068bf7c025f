import type { Language } from "@aradhana/core/contract";
import type { ShopFacts } from "@aradhana/core/shop";

/** Who runs the shop, in each language. */
export type Shop = Record<Language, ShopFacts>;

/** The id of the element in which a page has the facts that it was rendered with. */
export const shopElement = "shop";

let served: Shop | null = null;

/** Replaces the facts of the build; null for those. The server sets it before a page, the browser before it hydrates one. */
export function setShop(shop: Shop | null) {
  served = shop;
}

/** The facts that a page was rendered with. */
export function readRenderedShop(page: Document): Shop | null {
  const text = page.getElementById(shopElement)?.textContent;
  return text ? (JSON.parse(text) as Shop) : null;
}

/** Messages whose `shop` is the one that was set. */
export const withShop = <Messages extends { shop: ShopFacts }>(
  messages: Messages,
  language: Language,
): Messages => ({
  ...messages,
  get shop() {
    return served?.[language] ?? messages.shop;
  },
});
