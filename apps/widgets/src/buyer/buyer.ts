import type { PaymentState, Phone, SankalpRequest } from "@aradhana/core/contract";
import type { SentCode } from "@aradhana/core/otp";
import type { Session } from "@aradhana/core/session";
import { createStorage } from "@aradhana/core/storage";
import type { BookingDraft } from "../booking/booking-draft.ts";
import type { Attempt } from "../booking/place-order.ts";
import { keepLastOrder, type LastOrderKeeper } from "./last-order.ts";

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
 * one is nobody's to sign in with. Its last order alone outlives the page, in the tab (docs/decisions/0020).
 */
export interface Buyer {
  session: Session;
  /** Since a code was typed in: the number it was sent to, and its token. */
  verified: { phone: Phone; token: string } | undefined;
  /** Codes on their way, the newest first. */
  codes: readonly SentCode[];
  /** The rites of which the page around was told that details are being given. */
  begun: Set<string>;
  /** What is being filled in, by the rite it is for. */
  drafts: Map<string, BookingDraft>;
  /** How the booking of a rite was last ordered: unchanged and unpaid, it is gone on with. */
  attempts: Map<string, Attempt>;
  /** By their ids. */
  orders: Map<string, PlacedOrder>;
  last: LastOrderKeeper;
  /** The order that this tab was opened to pay: its gateway's page is gone to at once. */
  opensPaymentOf?: string | undefined;
  /** How the payment of an order stood when the page around was last told of it. */
  told: Map<string, PaymentState>;
}

const inMemory = () =>
  keepLastOrder(
    createStorage(() => undefined),
    { partnerId: undefined, from: "" },
  );

/** Somebody of whom nothing is known yet, but for the order that was last made in this tab. */
export function newBuyer(session: Session, last: LastOrderKeeper = inMemory()): Buyer {
  const orders: Buyer["orders"] = new Map();
  const kept = last.get();
  if (kept) {
    const { id, secret, isNamed } = kept;
    orders.set(id, { id, secret, ...(!isNamed && { namesAre: "lost" }) });
  }
  return {
    session,
    verified: undefined,
    codes: [],
    begun: new Set(),
    drafts: new Map(),
    attempts: new Map(),
    orders,
    last,
    told: new Map(),
  };
}
