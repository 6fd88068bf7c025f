import type { Visit } from "@aradhana/core/checkout";
import type { PaymentState, Phone, SankalpRequest } from "@aradhana/core/contract";
import type { Log } from "@aradhana/core/logging";
import type { SentCode } from "@aradhana/core/otp";
import type { Session } from "@aradhana/core/session";
import { createStorage } from "@aradhana/core/storage";
import { type LastOrderKeeper, storeLastOrder } from "./last-order.ts";
import type { Tab } from "./widget-drafts.ts";

/** An order made here, with what only its maker has. */
export interface PlacedOrder {
  id: string;
  /** Opens the order without an account. */
  secret: string;
  /** The names, where they could not be submitted yet. */
  names?: SankalpRequest;
  /** Otherwise: lost with the page that had them, or in another page that still has them. */
  namesAre?: "lost" | "elsewhere";
}

/**
 * The buyer in this frame, until its page is left: a frame may have no storage, and a session that another visitor left
 * in one must not sign anybody in. Only the last order (docs/decisions/0020) and the drafts (0022) outlive the page, in
 * the tab.
 */
export interface Buyer {
  session: Session;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The campaign and affiliate of the visit. */
  visit: Visit;
  /** @default nothing is logged */
  log?: Log | undefined;
  /** After a code was verified: the number that it was sent to, and the token. */
  verified: { phone: Phone; token: string } | undefined;
  /** Codes that were sent, the newest first. */
  codes: readonly SentCode[];
  /** The items for which the host page was notified that the checkout has begun. */
  begun: Set<string>;
  /** Whether the buyer agrees to the terms, by the item of each booking that was changed on this page. */
  consents: Map<string, boolean>;
  /** The storage of drafts, which survives a reload. */
  tab: Tab;
  /** By their ids. */
  orders: Map<string, PlacedOrder>;
  last: LastOrderKeeper;
  /** The order that this tab was opened to pay: its gateway's page is opened at once. */
  opensPaymentOf?: string | undefined;
  /** The payment state of each order that the host page was last notified of. */
  reported: Map<string, PaymentState>;
}

/** What the browser and this tab have stored of a buyer. */
type Saved = Pick<Buyer, "visit" | "last" | "tab">;

interface BuyerOptions extends Partial<Saved>, Pick<Buyer, "now" | "log"> {}

function inMemory(now: () => number): Saved {
  const tab = { storage: createStorage(() => undefined), partnerId: undefined, now };
  const visit = { storage: createStorage(() => undefined), analytics: { sessionId: () => undefined } };
  return { visit, last: storeLastOrder(tab.storage, { ...tab, from: "" }), tab };
}

/** A buyer of whom nothing is known but what this tab has stored. */
export function newBuyer(session: Session, { now, log, ...saved }: BuyerOptions): Buyer {
  const { visit, last, tab } = { ...inMemory(now), ...saved };
  const orders: Buyer["orders"] = new Map();
  const order = last.get();
  if (order) {
    const { id, secret, isNamed } = order;
    orders.set(id, { id, secret, ...(!isNamed && { namesAre: "lost" }) });
  }
  return {
    session,
    now,
    visit,
    log,
    verified: undefined,
    codes: [],
    begun: new Set(),
    consents: new Map(),
    tab,
    orders,
    last,
    reported: new Map(),
  };
}
