import type { GatewayName } from "@aradhana/core/contract";
import { paymentPath } from "@aradhana/core/paths";
import { isoDate, localDayOf } from "../calendar/local-day.ts";
import { AppError } from "../errors/app-error.ts";
import { lines } from "../lines/lines.ts";
import type { OutboxParts } from "../outbox/run-outbox.ts";
import { applyPayment } from "../payments/apply-payment.ts";
import { openAttempt } from "../payments/attempts.queries.ts";
import { openSession } from "../payments/open-session.ts";
import { findGateway } from "../payments/payment-gateway.ts";
import { readPaymentStates } from "../payments/payments.queries.ts";
import { failureOf } from "../payments/payments.rules.ts";
import {
  advance,
  claimMandate,
  closeCharge,
  findOpenCharge,
  planOpenCharge,
  scheduleStep,
  setMandateState,
  updateOpenCharge,
} from "./mandates.queries.ts";
import {
  chargeableCutoffAfter,
  dueAfterNotice,
  lastChargeAt,
  MAX_FAILURES,
  nextStartAfter,
  nextTryAt,
  planCharge,
} from "./mandates.rules.ts";
import type { StoredCharge, StoredMandate } from "./mandates.table.ts";
import { placeRepeat, priceRepeat, type RepeatProblem } from "./place-repeat.ts";
import { sendMandateMessage } from "./send-mandate-message.ts";

const HOUR = 3_600_000;
/** Dates are put on sale some weeks ahead, not all at once. */
const NO_DATE_YET_MS = 6 * HOUR;
const GATEWAY_TIMEOUT_MS = 15_000;

const neverAborted = new AbortController().signal;

/**
 * Runs the due step of each mandate: plans the next charge, notifies the buyer a day before, charges. Failed
 * steps are retried ten minutes later. Returns the number of steps.
 */
export async function runMandates(parts: OutboxParts, stop: AbortSignal = neverAborted): Promise<number> {
  const { db, clock, log } = parts;
  let count = 0;
  while (!stop.aborted) {
    const mandate = await claimMandate(db, clock());
    if (!mandate) break;
    count++;
    try {
      await takeStep(parts, mandate, clock(), stop);
    } catch (error) {
      if (!stop.aborted) log.error({ err: error, mandateId: mandate.id }, "a step of a mandate failed");
    }
  }
  return count;
}

async function takeStep(parts: OutboxParts, mandate: StoredMandate, now: Date, stop: AbortSignal) {
  const { db } = parts;
  const charge = await findOpenCharge(db, mandate.id);
  if (!charge) return planNext(parts, mandate, now);
  const at = charge.state === "planned" ? charge.noticeAt : charge.dueAt;
  if (now < at) return scheduleStep(db, mandate.id, at);
  if (charge.state === "planned") return announce(parts, mandate, charge, now);
  return makeCharge(parts, mandate, charge, now, stop);
}

async function planNext({ db }: OutboxParts, mandate: StoredMandate, now: Date): Promise<void> {
  const { id, type, frequency, lastStartsAt, endsAt, requested } = mandate;
  const next = await lines[type].repeats?.findNextDate(db, requested, {
    startsFrom: nextStartAfter(frequency, lastStartsAt),
    cutoffAfter: chargeableCutoffAfter(now),
  });
  const plan = next && planCharge(next.cutoffAt, now);
  if ((plan?.dueAt ?? now) >= endsAt) return setMandateState(db, id, "ended", now);
  if (!next || !plan) return scheduleStep(db, id, new Date(now.getTime() + NO_DATE_YET_MS));
  const dueOn = isoDate(localDayOf(plan.dueAt));
  const isPlanned = await planOpenCharge(db, { mandateId: id, dueOn, ...next, ...plan }, now);
  if (isPlanned) await scheduleStep(db, id, plan.noticeAt);
  else await advance(db, id, { lastStartsAt: next.startsAt }, now);
}

async function announce(parts: OutboxParts, mandate: StoredMandate, charge: StoredCharge, now: Date) {
  const dueAt = dueAfterNotice(charge.dueAt, now);
  const { maxAmount } = mandate;
  const { problem, price, last } = await priceRepeat(parts, mandate, {
    ...{ requested: charge.requested, maxAmount, at: now },
  });
  if (problem || !price || dueAt > lastChargeAt(charge.cutoffAt)) {
    return skip(parts, mandate, charge, problem ?? "unavailable", now);
  }
  const amount = price.totals.grand;
  await sendMandateMessage(parts, last, "mandate_notice", {
    ...{ mandate, charge: { ...charge, dueAt }, amount },
  });
  await updateOpenCharge(parts.db, charge, { state: "announced", amount, dueAt });
  await scheduleStep(parts.db, mandate.id, dueAt);
}

async function makeCharge(
  parts: OutboxParts,
  mandate: StoredMandate,
  charge: StoredCharge,
  now: Date,
  stop: AbortSignal,
): Promise<void> {
  const { db, gateways } = parts;
  const gateway = mandate.gateway && findGateway(gateways, mandate.gateway);
  if (!gateway?.mandates || !mandate.gatewayRef) throw new Error("the gateway of a mandate is not enabled");
  if (now >= lastChargeAt(charge.cutoffAt)) return giveUp(parts, mandate, charge, now);

  const order = await placeRepeat(parts, mandate, charge, now);
  if ("problem" in order) return skip(parts, mandate, charge, order.problem, now);
  if (!(await updateOpenCharge(db, charge, { orderId: order.orderId }))) return;

  const opened = await openAttemptOf(parts, order.orderId, mandate, gateway.id, now);
  // Paid by hand in the meantime: that has settled the charge.
  if (opened === "already_paid") return;
  if (opened === "order_expired") return skip(parts, mandate, charge, "unavailable", now);
  const { gatewayOrderId } = await openSession(db, gateway, opened);
  const tryNumber = charge.tries + 1;
  const status = await gateway.mandates.charge(
    { gatewayOrderId, mandateRef: mandate.gatewayRef, tryNumber },
    AbortSignal.any([stop, AbortSignal.timeout(GATEWAY_TIMEOUT_MS)]),
  );
  const eventId = ["charged", gatewayOrderId, status.status, status.paymentRef ?? ""].join("/");
  await applyPayment(db, gateway.id, { ...status, eventId, gatewayOrderId }, now);

  if (status.status === "paid") return;
  // Still with the bank: the same try is checked again.
  if (!failureOf(status.status)) return scheduleStep(db, mandate.id, new Date(now.getTime() + HOUR));
  const tried = { ...charge, orderId: order.orderId, tries: tryNumber };
  const again = nextTryAt(tried, now);
  if (!again) return fail(parts, mandate, tried, now);
  await updateOpenCharge(db, charge, { tries: tryNumber, dueAt: again });
  await scheduleStep(db, mandate.id, again);
}

/** Closes a charge for which it is too late, unless the bank is still deciding. */
async function giveUp(parts: OutboxParts, mandate: StoredMandate, charge: StoredCharge, now: Date) {
  const { db } = parts;
  const { orderId } = charge;
  const paymentState = orderId && (await readPaymentStates(db, [orderId])).get(orderId);
  if (paymentState === "pending") return scheduleStep(db, mandate.id, new Date(now.getTime() + HOUR));
  if (charge.tries === 0) return skip(parts, mandate, charge, "unavailable", now);
  return fail(parts, mandate, charge, now);
}

/** The open attempt to pay an order, or why it cannot be paid any more. */
async function openAttemptOf(
  { db, webOrigins }: OutboxParts,
  orderId: string,
  { type }: StoredMandate,
  gateway: GatewayName,
  at: Date,
) {
  const returnUrl = new URL(paymentPath(orderId, type), webOrigins[0]).href;
  try {
    return await openAttempt(db, { orderId, gateway, returnUrl, continuesPending: true, at });
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    if (code === "already_paid" || code === "order_expired") return code;
    throw error;
  }
}

/** Skips a date, and notifies the buyer with the reason. */
const skip = (
  { db }: OutboxParts,
  mandate: StoredMandate,
  charge: StoredCharge,
  reason: RepeatProblem,
  now: Date,
) => closeCharge(db, mandate, charge, { charge: { state: "skipped", reason } }, now);

/** Gives up a date that the bank declined. After two in a row the mandate is paused. */
function fail({ db }: OutboxParts, mandate: StoredMandate, charge: StoredCharge, now: Date) {
  const failures = mandate.failures + 1;
  const paused = failures >= MAX_FAILURES ? ({ state: "paused", pausedBy: "declined" } as const) : {};
  const closed = { state: "failed", tries: charge.tries } as const;
  return closeCharge(db, mandate, charge, { charge: closed, mandate: { failures, ...paused } }, now);
}
