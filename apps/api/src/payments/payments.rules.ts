import type { PaymentState } from "@aradhana/core/contract";

/** What a gateway says of one of its orders. */
export type GatewayStatus =
  | "created"
  | "pending"
  | "declined"
  | "cancelled"
  | "failed"
  | "expired"
  | "paid"
  | "refunded";

/**
 * How far a payment has come. Events arrive late, twice and in any order: one that does not lead
 * forward is not believed. Money that arrives after a refusal still arrives (late authorisation).
 */
export const rank = {
  created: 0,
  pending: 1,
  failed_retryable: 2,
  failed: 3,
  expired: 3,
  mismatch: 4,
  success: 5,
  refunded: 6,
} as const satisfies Record<PaymentState, number>;

/** Whether an event may take a payment from one state to the other. */
export const leadsForward = (from: PaymentState, to: PaymentState) => rank[to] > rank[from];

/** What a gateway's word means for our payment, before the amount is looked at. */
export const stateOf = {
  created: "created",
  pending: "pending",
  declined: "failed_retryable",
  cancelled: "failed_retryable",
  failed: "failed",
  expired: "expired",
  paid: "success",
  refunded: "refunded",
} as const satisfies Record<GatewayStatus, PaymentState>;

/** What is told of one try to pay, or was told before. */
export interface Told {
  status: GatewayStatus;
  paymentRef?: string | null | undefined;
}

const isFailure = ({ status }: Told) => failureOf(status) !== null;

/**
 * What a word about one try means beside all that was told of an attempt's tries, since somebody whose first
 * try was declined goes on to a second. A try fails once, however often that is told; it fails for itself
 * alone while another one is under way; and one that is under way leads on from the decline of another.
 */
export function weigh(told: Told, before: readonly Told[]): "repeated" | "behind" | "leads_on" | "usual" {
  const { paymentRef: ref } = told;
  if (!ref) return "usual";
  const hasFailed = (other: Told["paymentRef"]) =>
    before.some((each) => each.paymentRef === other && isFailure(each));
  if (isFailure(told)) {
    if (hasFailed(ref)) return "repeated";
    const isUnderWay = before.some(
      ({ status, paymentRef: other }) => status === "pending" && other && other !== ref && !hasFailed(other),
    );
    return isUnderWay ? "behind" : "usual";
  }
  if (told.status !== "pending") return "usual";
  return hasFailed(ref) ? "behind" : "leads_on";
}

/** States from which the gateway may still bring money by itself. */
export const unsettled = ["created", "pending", "failed_retryable"] as const satisfies PaymentState[];
export const isUnsettled = (state: PaymentState) => unsettled.some((each) => each === state);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Seconds between one look at the status and the next. */
const pollSteps = [2, 3, 5, 8, 13, 21];
const SLOWEST_POLL = 30 * SECOND;

/** When to ask again, `watchedFor` milliseconds after the buyer came back and first asked. */
export function nextPoll(watchedFor: number): number {
  let asked = 0;
  for (const step of pollSteps) {
    // Networks are not punctual: a look that comes a little early is still the next one.
    if (watchedFor < asked + (step * SECOND) / 2) return step * SECOND;
    asked += step * SECOND;
  }
  return SLOWEST_POLL;
}

/** When the reconciler asks the gateway itself, counted from the start of the attempt. */
const earlyChecks = [1 * MINUTE, 3 * MINUTE, 10 * MINUTE, 30 * MINUTE];
const LAST_CHECK = 72 * HOUR;

/** The next time to ask the gateway about an attempt; none once it has had its 72 hours. */
export function nextCheck(startedAt: Date, now: Date): Date | null {
  const age = now.getTime() - startedAt.getTime();
  const early = earlyChecks.find((at) => at > age);
  const due = early ?? (Math.floor(age / HOUR) + 1) * HOUR;
  return due <= LAST_CHECK ? new Date(startedAt.getTime() + due) : null;
}

/** Why a payment failed, in the one word that names the sentence to show. */
export type FailureReason = "declined" | "cancelled" | "gateway_error";

export function failureOf(status: GatewayStatus): FailureReason | null {
  if (status === "declined" || status === "cancelled") return status;
  return status === "failed" ? "gateway_error" : null;
}

/** The sentence that tells a buyer where the money is. */
export function messageKey(state: PaymentState | undefined, failure: string | null) {
  switch (state) {
    case undefined:
      return "not_started";
    case "created":
    case "pending":
      return "waiting";
    case "success":
      return "paid";
    case "failed":
    case "failed_retryable":
      if (failure === "cancelled") return "cancelled_by_buyer";
      return failure === "declined" ? "declined" : "gateway_error";
    case "expired":
      return "expired";
    case "mismatch":
      return "amount_mismatch";
    case "refunded":
      return "refunded";
  }
}
