import type { Currency, GatewayName, Language, Money, RepeatFrequency } from "@aradhana/core/contract";
import type { GatewayStatus } from "./payments.rules.ts";

/** What a gateway reports about one of its orders. The amount must still be compared with our payment. */
export interface GatewayEvent {
  eventId: string;
  gatewayOrderId: string;
  status: GatewayStatus;
  money?: Money | undefined;
  /** The gateway's id of one try to pay; each try of an order has its own. */
  paymentRef?: string | undefined;
  method?: string | undefined;
  /** The mandate to which the buyer agreed with this payment. */
  mandateRef?: string | undefined;
  /** The bank's reference number. */
  reference?: string | undefined;
  /** For the status "refunded": which refund; without it, the whole payment was refunded. */
  refund?: GatewayRefund | undefined;
}

/** A refund of a payment or of a part of it. */
export interface GatewayRefund {
  /** The gateway's id. */
  ref: string;
  /** Our id; absent if the refund was made in the gateway's dashboard. */
  id?: string | undefined;
  amount: number;
  /** Whether the money could not be given back. @default false */
  isFailed?: boolean;
  /** Whether it is the answer of `fetchRefund`; events arrive in any order. @default false */
  isFetched?: boolean;
}

/** An event as a webhook reports it; a gateway may name the payment instead of its order. */
export type WebhookEvent =
  | GatewayEvent
  | (Omit<GatewayEvent, "gatewayOrderId" | "paymentRef"> & { gatewayOrderId: undefined; paymentRef: string });

export type GatewayOrderStatus = Omit<GatewayEvent, "eventId" | "gatewayOrderId">;

/** The interface of every payment gateway, such as Razorpay, Stripe and the sandbox. */
export interface PaymentGateway {
  readonly id: GatewayName;
  /** The public key for the gateway's browser script; null if it has none. */
  readonly publicKey: string | null;
  /** Whether payments in this currency are made here. */
  takes(currency: Currency): boolean;

  /** Opens a session for an attempt. Of two that are opened at the same time, only the stored one is used. */
  createSession(attempt: {
    attemptId: string;
    orderRef: string;
    money: Money;
    returnUrl: string;
    /** The buyer's language, for gateways whose page speaks several. */
    locale: Language;
    expiresAt: Date;
    /** The consent to repeated charges that the buyer gives with this payment. */
    mandate?: MandateConsent | undefined;
  }): Promise<{ gatewayOrderId: string; redirectUrl: string | null }>;

  /** The link that opens a UPI app; undefined if the attempt cannot be paid with UPI. @default no UPI */
  upiLink?(attempt: { gatewayOrderId: string; money: Money }): string | undefined;

  /** Verifies the signature and time of a webhook and parses it. `raw` must be the unmodified body. */
  verifyWebhook(
    raw: Uint8Array,
    headers: Headers,
    now: Date,
  ):
    | {
        ok: true;
        events: WebhookEvent[];
        authoritative: boolean;
        /** Whether it is signed, but not as documented: the reconciler has to find what it is about. @default false */
        isUnreadable?: boolean;
      }
    | { ok: false; reason: string };

  /** Verifies the parameters of a buyer's return. They justify a status check, but do not prove a payment. */
  verifyReturn(params: URLSearchParams): { ok: true; gatewayOrderId: string } | { ok: false };

  /** Fetches the status of an order from the gateway. */
  fetchStatus(gatewayOrderId: string, signal: AbortSignal): Promise<GatewayOrderStatus>;

  /** @default no repeated charges */
  readonly mandates?: MandateGateway;

  /** Refunds a payment, once for each idempotency key. */
  refund(
    requested: { paymentRef: string; money: Money; idempotencyKey: string },
    signal: AbortSignal,
  ): Promise<{ refundRef: string; status: RefundStatus }>;

  /** Fetches the status of a refund from the gateway. */
  fetchRefund(refundRef: string, signal: AbortSignal): Promise<RefundStatus>;
}

export type RefundStatus = "pending" | "done" | "failed";

/** A consent to repeated charges, as the gateway shows it to the buyer. */
export interface MandateConsent {
  /** Our id, which makes the creation idempotent. */
  mandateId: string;
  frequency: RepeatFrequency;
  maxAmount: Money;
  endsAt: Date;
}

/** The part of a gateway that charges without the buyer, by a mandate to which the buyer has agreed. */
export interface MandateGateway {
  /** Charges an open session, once for each try; the buyer was notified a day before. */
  charge(
    requested: { gatewayOrderId: string; mandateRef: string; tryNumber: number },
    signal: AbortSignal,
  ): Promise<GatewayOrderStatus>;
  /** Pauses, resumes or ends a mandate. Idempotent. */
  setState(mandateRef: string, state: "active" | "paused" | "cancelled", signal: AbortSignal): Promise<void>;
}

/** The enabled gateways, the preferred ones first. */
export type Gateways = readonly PaymentGateway[];

/** The gateway for payments in this currency. */
export const chooseGateway = (gateways: Gateways, currency: Currency) =>
  gateways.find((gateway) => gateway.takes(currency));

export const findGateway = (gateways: Gateways, id: string) => gateways.find((gateway) => gateway.id === id);
