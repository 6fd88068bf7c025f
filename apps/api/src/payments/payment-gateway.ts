import type { GatewayName, Language, Money } from "@aradhana/core/contract";
import type { GatewayStatus } from "./payments.rules.ts";

/** What a gateway tells us of one of its orders. Its word is a hint: the amount is compared with our row. */
export interface GatewayEvent {
  eventId: string;
  gatewayOrderId: string;
  status: GatewayStatus;
  money?: Money | undefined;
  /** The gateway's id of the money itself: another one for each try, and the same one until that try is over. */
  paymentRef?: string | undefined;
  method?: string | undefined;
  /** The bank's own reference. */
  reference?: string | undefined;
}

export type GatewayTruth = Omit<GatewayEvent, "eventId" | "gatewayOrderId">;

/** A way to be paid. Razorpay, Stripe and the rest come in by this door, as the sandbox does. */
export interface PaymentGateway {
  readonly id: GatewayName;
  /** What a browser may know to open the gateway's own script; null where there is none. */
  readonly publicKey: string | null;

  /** Opens an attempt. Asked twice for the same attempt, it opens one. */
  createSession(attempt: {
    attemptId: string;
    orderRef: string;
    money: Money;
    returnUrl: string;
    /** The buyer's language, for gateways whose page speaks several. */
    locale: Language;
    expiresAt: Date;
  }): Promise<{ gatewayOrderId: string; redirectUrl: string | null }>;

  /** The link that opens a payment app on an attempt; nothing where UPI cannot pay it. @default no UPI */
  upiLink?(attempt: { gatewayOrderId: string; money: Money }): string | undefined;

  /** Reads a webhook, if it is from the gateway and of now. `raw` are the very bytes that were signed. */
  verifyWebhook(
    raw: Uint8Array,
    headers: Headers,
    now: Date,
  ): { ok: true; events: GatewayEvent[]; authoritative: boolean } | { ok: false; reason: string };

  /** Reads what a buyer's browser brings back. Good enough to look closer, never to count as paid. */
  verifyReturn(params: URLSearchParams): { ok: true; gatewayOrderId: string } | { ok: false };

  /** Asks the gateway itself. */
  fetchStatus(gatewayOrderId: string, signal: AbortSignal): Promise<GatewayTruth>;

  /** Sends money back. Asked twice with the same key, it does so once. */
  refund(
    wanted: { paymentRef: string; money: Money; idempotencyKey: string },
    signal: AbortSignal,
  ): Promise<{ refundRef: string; status: "pending" | "done" | "failed" }>;
}

/** The gateways that are switched on; the first is used where nobody chooses. */
export type Gateways = readonly PaymentGateway[];

export const findGateway = (gateways: Gateways, id: string) => gateways.find((gateway) => gateway.id === id);
