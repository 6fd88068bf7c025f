import type { PaymentState } from "@aradhana/core/contract";

/** The status of an order at a gateway. */
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
 * The rank of a payment state. Events arrive late, repeatedly and in any order, so a state may only advance to a
 * higher rank. A success after a failure counts (late authorisation).
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

/** Whether an event may move a payment from one state to the other. */
export const canAdvance = (from: PaymentState, to: PaymentState) => rank[to] > rank[from];

/** The payment state for each gateway status, before the amount is checked. */
export const stateByStatus = {
  created: "created",
  pending: "pending",
  declined: "failed_retryable",
  cancelled: "failed_retryable",
  failed: "failed",
  expired: "expired",
  paid: "success",
  refunded: "refunded",
} as const satisfies Record<GatewayStatus, PaymentState>;

/** An event about one try to pay. */
export interface AttemptEvent {
  status: GatewayStatus;
  paymentRef?: string | null | undefined;
}

const isFailure = ({ status }: AttemptEvent) => failureOf(status) !== null;

/**
 * Classifies an event about one try, given all earlier events of the attempt, because buyers try again after a
 * decline. A try fails once, however often it is reported. Its failure is stale while another try is pending. A
 * pending try replaces an earlier decline.
 */
export function classifyEvent(
  event: AttemptEvent,
  earlier: readonly AttemptEvent[],
): "repeated" | "stale" | "new_attempt" | "normal" {
  const { paymentRef: ref } = event;
  if (!ref) return "normal";
  const hasFailed = (other: AttemptEvent["paymentRef"]) =>
    earlier.some((each) => each.paymentRef === other && isFailure(each));
  if (isFailure(event)) {
    if (hasFailed(ref)) return "repeated";
    const isAnotherPending = earlier.some(
      ({ status, paymentRef: other }) => status === "pending" && other && other !== ref && !hasFailed(other),
    );
    return isAnotherPending ? "stale" : "normal";
  }
  if (event.status !== "pending") return "normal";
  if (hasFailed(ref)) return "stale";
  // An old event may come again with another id: not every gateway signs the id.
  const isKnown = earlier.some(({ status, paymentRef: other }) => status === "pending" && other === ref);
  return isKnown ? "repeated" : "new_attempt";
}

/** States in which the payment may still succeed. */
export const unsettled = ["created", "pending", "failed_retryable"] as const satisfies PaymentState[];
export const isUnsettled = (state: PaymentState) => unsettled.some((each) => each === state);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Seconds between polls of the status. */
const pollSteps = [2, 3, 5, 8, 13, 21];
const SLOWEST_POLL = 30 * SECOND;

/** Milliseconds until the next poll, given the time since the first one. */
export function nextPoll(polledForMs: number): number {
  let elapsed = 0;
  for (const step of pollSteps) {
    // A poll that arrives up to half a step early still counts as the next one.
    if (polledForMs < elapsed + (step * SECOND) / 2) return step * SECOND;
    elapsed += step * SECOND;
  }
  return SLOWEST_POLL;
}

/** When the reconciler checks the status at the gateway, from the start of the attempt. */
const earlyChecks = [1 * MINUTE, 3 * MINUTE, 10 * MINUTE, 30 * MINUTE];
const LAST_CHECK = 72 * HOUR;

/** The next time to check an attempt at the gateway; null after 72 hours. */
export function nextCheck(startedAt: Date, now: Date): Date | null {
  const age = now.getTime() - startedAt.getTime();
  const earlyCheck = earlyChecks.find((at) => at > age);
  const due = earlyCheck ?? (Math.floor(age / HOUR) + 1) * HOUR;
  return due <= LAST_CHECK ? new Date(startedAt.getTime() + due) : null;
}

/** The next time to check a refund at the gateway: like an attempt, then once a day, as some banks need a week. */
export const nextRefundCheck = (startedAt: Date, now: Date): Date =>
  nextCheck(startedAt, now) ?? new Date(now.getTime() + 24 * HOUR);

/** Some banks need a week; a refund that takes longer is handed to the staff. */
export const isRefundOverdue = (startedAt: Date, now: Date): boolean =>
  now.getTime() - startedAt.getTime() >= 8 * 24 * HOUR;

/** Why a payment failed; it selects the message to show. */
export type FailureReason = "declined" | "cancelled" | "gateway_error";

export function failureOf(status: GatewayStatus): FailureReason | null {
  if (status === "declined" || status === "cancelled") return status;
  return status === "failed" ? "gateway_error" : null;
}

/** The key of the message about the payment's status. */
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
