import type { ApiClient } from "@aradhana/core/api";
import { addCartLine, type CartChoice, handOffCart } from "@aradhana/core/goods";
import { cartHandoffPath, pathTo } from "@aradhana/core/paths";
import { siteHref } from "../address/site-href.ts";
import type { Visitor } from "../visitor.ts";

interface Options {
  choice: CartChoice;
  /** Adds it once, however often it is called. */
  key: string;
  language: Visitor["language"];
  search: URLSearchParams;
}

/** Puts something into the cart of this session, and gets a ticket with which the shop takes over that cart, once. */
export async function handOff(api: ApiClient, { choice, key, language, search }: Options) {
  await addCartLine(api, language, choice, key);
  const { ticket, expires_at } = (await handOffCart(api)).results;
  const href = siteHref(cartHandoffPath(ticket), search);
  // The partner knows its visitor's country; otherwise the shop finds it itself.
  const country = search.get("country_code");
  return {
    href: country ? `${href}&country=${encodeURIComponent(country)}` : href,
    expiresAt: Date.parse(expires_at),
    /** The shop's cart, once the ticket was used. */
    cartHref: siteHref(pathTo("/", { panel: "cart" }), search),
  };
}
