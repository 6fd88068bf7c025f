/** What is saved of a response, and where. */
export type CopyKind = "page" | "personal page" | "asset" | "picture" | "read" | "personal read";

interface RequestFacts {
  method: string;
  mode: string;
  destination: string;
  url: string;
}

/** Orders and the signed-in buyer's list, the only personal answers of the API that can be read offline. */
const orderReads = /^\/api\/v1\/order\/(?:getOrders|getOrderById|getPoojaOrderById|policyQuote)$/;
/**
 * An order, a booking, a conversation or a reservation in an address (the prefixes of core/contract/primitives.ts). The HTML
 * of such a page has nothing of it: the page reads it from the API.
 */
const personalIds = /[/=](?:ord|oi|bkg|cnv|rsv|qt|crt|cus|md)_\w/;
/** Other applications of this origin, and pages of which a copy is wrong or useless. */
const notSaved = /^\/(?:console|widget|staff|embed|auth|chats?|share)(?:\/|$)/;
/** A login or the secret of a link: never the key of a copy. */
const secrets = ["token", "t", "platform", "order_id"];

/** How a request of the shop is saved; undefined if it goes to the network alone. */
export function copyKind(
  { method, mode, destination, url }: RequestFacts,
  origin: string,
): CopyKind | undefined {
  const { origin: host, pathname, search, searchParams } = new URL(url);
  if (method !== "GET" || host !== origin || notSaved.test(pathname)) return undefined;
  const hasSecret = secrets.some((name) => searchParams.has(name));
  if (mode === "navigate") {
    if (hasSecret) return undefined;
    return personalIds.test(pathname + search) ? "personal page" : "page";
  }
  if (pathname.startsWith("/assets/")) return "asset";
  if (pathname.startsWith("/media/")) {
    return destination === "image" || /\.(?:avif|webp|png|svg)$/.test(pathname) ? "picture" : undefined;
  }
  if (pathname.startsWith("/noauth-api/v1/")) {
    const isPrivate = hasSecret || /\/(?:payment|login|cart|search|geo)(?:\/|$)/.test(pathname);
    return isPrivate ? undefined : "read";
  }
  return orderReads.test(pathname) ? "personal read" : undefined;
}

/** Whether an answer of the API may be read after a log-out: the API marks those that are the same for everybody. */
export const isPublicAnswer = ({ headers }: Response): boolean =>
  /\bpublic\b/.test(headers.get("cache-control") ?? "");
