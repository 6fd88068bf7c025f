import type { PaymentState, Phone, SankalpRequest } from "@aradhana/core/contract";
import type { SentCode } from "@aradhana/core/otp";
import type { Session } from "@aradhana/core/session";
import type { BookingDraft } from "../booking/booking-draft.ts";

/** An order made here, with what only its maker has. */
export interface PlacedOrder {
  id: string;
  /** Opens the order without an account. */
  secret: string;
  /** The names, where they could not be handed in yet. */
  names?: SankalpRequest;
}

/**
 * Who buys in this frame, for as long as its page lives: a frame may be refused any storage, and what others left in
 * one is nobody's to sign in with.
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
  /** By their ids. */
  orders: Map<string, PlacedOrder>;
  /** How the payment of an order stood when the page around was last told of it. */
  told: Map<string, PaymentState>;
}

/** Somebody of whom nothing is known yet. */
export const newBuyer = (session: Session): Buyer => ({
  session,
  verified: undefined,
  codes: [],
  begun: new Set(),
  drafts: new Map(),
  orders: new Map(),
  told: new Map(),
});
