import type { ApiClient } from "../api/create-api-client.ts";
import { parseResponse, readBody } from "../api/read-response.ts";
import type { Language } from "../contract/primitives.ts";
import { type CartChoice, type CartLineChange, cart, cartTicket } from "./cart.ts";

/** The client adds the country to every request, and the language to reads alone. */
const cartPath = (path: string, lang: Language) => `/noauth-api/v1/cart${path}?lang=${lang}`;

const readCart = async (response: Response) => parseResponse(await readBody(response), cart);

/** The cart of this browser session, or of the signed-in customer. */
export async function getCart(api: ApiClient) {
  return parseResponse(await api.get("/noauth-api/v1/cart"), cart);
}

/** Puts something into the cart, once for each `key`. */
export async function addCartLine(api: ApiClient, lang: Language, choice: CartChoice, key: string) {
  const headers = { "Idempotency-Key": key };
  return readCart(await api.post(cartPath("/lines", lang), choice, undefined, headers));
}

/** Changes the quantity of a product, or whether the prasad of a ritual is sent. */
export async function changeCartLine(api: ApiClient, lang: Language, id: string, change: CartLineChange) {
  return readCart(await api.write("patch", cartPath(`/lines/${id}`, lang), change));
}

/** Takes a line out of the cart. */
export async function removeCartLine(api: ApiClient, lang: Language, id: string) {
  return readCart(await api.write("delete", cartPath(`/lines/${id}`, lang)));
}

/** Undoes the removal of a line. */
export async function restoreCartLine(api: ApiClient, lang: Language, id: string) {
  return readCart(await api.post(cartPath(`/lines/${id}/restore`, lang), {}));
}

/** Applies a coupon to the cart; null removes it. The cart says whether it is accepted. */
export async function setCartCoupon(api: ApiClient, lang: Language, code: string | null) {
  return readCart(await api.post(cartPath("/coupon", lang), { code }));
}

/** A ticket with which another window of the same shopper takes over this cart, once. */
export async function handOffCart(api: ApiClient) {
  return parseResponse(await readBody(await api.post("/noauth-api/v1/cart/handoff", {})), cartTicket);
}

/** Takes over the cart of a ticket: its lines are added to this session's. */
export async function claimCart(api: ApiClient, lang: Language, ticket: string) {
  return readCart(await api.post(cartPath("", lang), { ticket }));
}
