import type { Money } from "../contract/index.ts";
import { pathTo } from "./path-to.ts";

/** The order's own page. `name` is only for people who read the URL; the page never trusts it. */
export const orderPath = ({ id, name }: { id: string; name: string }) =>
  pathTo("/orders/:id/:name", { id, name });

/** Takes the place of an order's id: the sample order that everybody can read. */
export const SAMPLE_ORDER = "sample";

/** The page of the sample order. */
export const sampleOrderPath = orderPath({ id: SAMPLE_ORDER, name: "finished-order" });

/** Takes the place of a product's id: the order of the whole cart. */
export const CART_ORDER = "cart";

/** Where everything in the cart is ordered and paid together. */
export const cartOrderPath = pathTo("/:type/:id/order", { type: "abhimantrit-products", id: CART_ORDER });

interface SankalpOptions {
  orderId: string;
  /** What was booked: the package of a puja, or the chadhaava. */
  choiceId: string;
  isVip: boolean;
  /** The ritual of a cart's order. @default the first ritual */
  itemId?: string | undefined;
}

/** Where the names for a booking are entered. */
export const sankalpPath = ({ orderId, choiceId, isVip, itemId }: SankalpOptions) =>
  pathTo(isVip ? "/puja/sankalp/:packageId/vip" : "/puja/sankalp/:packageId", {
    packageId: choiceId,
    order_id: orderId,
    item_id: itemId,
  });

/** Where an unpaid order is paid. */
export const paymentPath = (orderId: string, type: string) =>
  pathTo("/order/payment-confirmation/:orderId/:type/:paymentGateway", {
    orderId,
    type,
    paymentGateway: "checkout",
  });

interface Reserved {
  price: Money;
  package_id: string;
  pooja_id: string;
}

/** The page of a reservation. Its price is a hint for the reader, which nothing is calculated with. */
export const payLaterPath = ({ price, package_id, pooja_id }: Reserved) =>
  pathTo("/pooja/book-now-pay-later/:price/:packageId/:poojaId", {
    price: price.amount / 100,
    packageId: package_id,
    poojaId: pooja_id,
  });

/** The price that such an address names, in minor units; none where it names none. */
export function readPriceHint(text: string): number | undefined {
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}

/** In addresses of signed links, and in calls of older clients. */
const SECRET = "t";

/** The header of an API call with the secret of a signed link. Addresses are written to logs, this header is not. */
export const ORDER_TOKEN_HEADER = "X-Order-Token";

/** The header of an answer to a signed-in buyer: when the login expires, as an ISO 8601 instant. */
export const LOGIN_EXPIRES_HEADER = "X-Login-Expires";

/**
 * A link to a page of a guest's order that opens it without signing in. The secret is in the fragment, which browsers send
 * to no server: no log of a server or proxy can open the order.
 */
export const signedPath = (path: string, secret: string): string =>
  `${path}#${new URLSearchParams({ [SECRET]: secret })}`;

/** Takes the secret out of the address of a signed link: the secret, and the address without it. */
export function splitOrderSecret(address: string): { secret: string; rest: string } | undefined {
  const url = new URL(address);
  const fragment = new URLSearchParams(url.hash.slice(1));
  // Earlier links had it in the query.
  const secret = fragment.get(SECRET) ?? url.searchParams.get(SECRET);
  if (!secret) return undefined;
  if (fragment.has(SECRET)) url.hash = "";
  url.searchParams.delete(SECRET);
  return { secret, rest: url.pathname + url.search + url.hash };
}
