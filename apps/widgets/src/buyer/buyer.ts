import type { Visit } from "@aradhana/core/checkout";
import type { PaymentState, Phone, SankalpRequest } from "@aradhana/core/contract";
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
  /** The names, where they could not be handed in yet. */
  names?: SankalpRequest;
  /** Where they are instead: lost with the page that had them, or with another that still has them. */
  namesAre?: "lost" | "elsewhere";
}

/**
 * Who buys in this frame, for as long as its page lives: a frame may be refused any storage, and what others left in
 * one is nobody's to sign in with. Its last order (docs/decisions/0020) and what is being filled in (0022) alone outlive
 * the page, in the tab.
 */
export interface Buyer {
  session: Session;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Who or what sent the buyer. */
  visit: Visit;
  /** Since a code was typed in: the number it was sent to, and its token. */
  verified: { phone: Phone; token: string } | undefined;
  /** Codes on their way, the newest first. */
  codes: readonly SentCode[];
  /** The rites of which the page around was told that details are being given. */
  begun: Set<string>;
  /** Whether the buyer agrees to the terms, by the item of each booking that was changed on this page. */
  consents: Map<string, boolean>;
  /** Where what is filled in is stored, so that it survives a reload. */
  tab: Tab;
  /** By their ids. */
  orders: Map<string, PlacedOrder>;
  last: LastOrderKeeper;
  /** The order that this tab was opened to pay: its gateway's page is gone to at once. */
  opensPaymentOf?: string | undefined;
  /** How the payment of an order stood when the page around was last told of it. */
  told: Map<string, PaymentState>;
}

/** What the browser and this tab have stored of a buyer. */
type Saved = Pick<Buyer, "visit" | "last" | "tab">;

interface BuyerOptions extends Partial<Saved>, Pick<Buyer, "now"> {}

function inMemory(now: () => number): Saved {
  const tab = { storage: createStorage(() => undefined), partnerId: undefined, now };
  const visit = { storage: createStorage(() => undefined), analytics: { sessionId: () => undefined } };
  return { visit, last: storeLastOrder(tab.storage, { ...tab, from: "" }), tab };
}

/** Somebody of whom nothing is known yet, but for what is left in this tab. */
export function newBuyer(session: Session, { now, ...saved }: BuyerOptions): Buyer {
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
    verified: undefined,
    codes: [],
    begun: new Set(),
    consents: new Map(),
    tab,
    orders,
    last,
    told: new Map(),
  };
}
