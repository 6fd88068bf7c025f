import { randomUUID } from "node:crypto";
import type { EnergisedFor } from "@aradhana/core/contract";
import { type Cart, type CartChoice, cart, cartQuote, cartTicket } from "@aradhana/core/goods";
import { stableId } from "../src/ids/new-id.ts";
import { readResponse, type shopper } from "./shopper.ts";
import { stock } from "./stock-shop.ts";

const PATH = "/noauth-api/v1/cart";

/** Where the carts of tests are sent. */
export const cartAddress = {
  ...{ name: "Ramesh Kumar", country_code: "in", postcode: "302001", line1: "12 Johari Bazar" },
  city: "Jaipur",
};

/** One choice of each type that a cart can hold. */
export const choices = {
  mala: { type: "abhimantrit", variant_id: stableId("pv", "tulsi-mala-108", "yellow"), qty: 2 },
  ruby: { type: "gemstone", product_id: stableId("pd", "ruby-01") },
  puja: { type: "pooja", pooja_id: stock.puja, package_id: stock.forTwo },
  leaves: {
    ...{ type: "chadhaava", chadhaava_id: stock.chadhaava, items: [{ id: stock.leaves, qty: 2 }] },
  },
} satisfies Record<string, CartChoice>;

/** A shopper with a cart; each method sends one request, in the `market` if one is given. */
export const withCart = (buyer: ReturnType<typeof shopper>, market?: string) => {
  const inMarket = market ? `?country_code=${market}` : "";
  const read = async (response: Response | Promise<Response>) => readResponse(await response, cart);
  return {
    buyer,
    get: (query = inMarket) => read(buyer.get(`${PATH}${query}`)),
    add: (choice: CartChoice, key: string = randomUUID()) =>
      read(buyer.post(`${PATH}/lines${inMarket}`, choice, { "idempotency-key": key })),
    setQty: (id: string, qty: unknown) => read(buyer.send("PATCH", `${PATH}/lines/${id}`, { qty })),
    setPrasad: (id: string, prasad: boolean) =>
      read(buyer.send("PATCH", `${PATH}/lines/${id}${inMarket}`, { prasad })),
    setName: (id: string, energised_for: EnergisedFor) =>
      read(buyer.send("PATCH", `${PATH}/lines/${id}`, { energised_for })),
    remove: (id: string) => read(buyer.send("DELETE", `${PATH}/lines/${id}`)),
    restore: (id: string) => read(buyer.post(`${PATH}/lines/${id}/restore`, {})),
    setCoupon: (code: string | null) => read(buyer.post(`${PATH}/coupon`, { code })),
    quote: async (postcode = cartAddress.postcode, ship_to?: string) => {
      const terms = { postcode, ...(ship_to && { ship_to }), ...(market && { country_code: market }) };
      return readResponse(await buyer.post(`${PATH}/quote`, terms), cartQuote);
    },
    handOff: async () => readResponse(await buyer.post(`${PATH}/handoff`, {}), cartTicket),
    claim: (ticket: string) => read(buyer.post(PATH, { ticket })),
  };
};

export type CartShopper = ReturnType<typeof withCart>;

/** The line of a type, which the cart must have. */
export const lineOf = ({ lines }: Cart, type: CartChoice["type"]) => {
  const line = lines.find(({ choice }) => choice.type === type);
  if (!line) throw new Error(`no line of type ${type}`);
  return line;
};
