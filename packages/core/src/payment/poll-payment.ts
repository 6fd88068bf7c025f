import type { PaymentStatus } from "../contract/index.ts";
import { type Failure, isTemporary, type Report, settle } from "../query/index.ts";
import type { After } from "../time/index.ts";

/** The outcome of one check; `isPolling` while another check follows without user action. */
export type PaymentPollResult =
  | { payment: PaymentStatus; isPolling: boolean }
  | { payment: undefined; failure: Failure; isPolling: boolean };

export interface PaymentPolling {
  check(): Promise<PaymentStatus>;
  /** Called with the outcome of each check. */
  onResult(result: PaymentPollResult): void;
  /** How long to poll, in milliseconds. */
  maxDuration: number;
  now(): number;
  after: After;
  report: Report;
}

const RETRY_AFTER = 5_000; // ms, when the server has not named an interval yet

/**
 * Polls a payment at the interval that the server names, while its status can still change. A network error or a
 * server error is retried after the last known interval; any other error ends the polling as a failure. Returns a function that stops the polling.
 */
export function pollPayment({
  check,
  onResult,
  maxDuration,
  now,
  after,
  report,
}: PaymentPolling): () => void {
  const startedAt = now();
  let lastDelay = RETRY_AFTER;
  let cancelTimer = () => {};
  let isStopped = false;

  async function checkOnce(): Promise<PaymentPollResult & { delay: number | null }> {
    const settled = await settle(check, report);
    if (settled.ok) return { payment: settled.value, isPolling: false, delay: settled.value.next_poll_ms };
    const { failure } = settled;
    return { payment: undefined, failure, isPolling: false, delay: isTemporary(failure) ? lastDelay : null };
  }

  async function poll() {
    const { delay, ...result } = await checkOnce();
    if (isStopped) return;
    const isPolling = delay !== null && now() - startedAt < maxDuration;
    onResult({ ...result, isPolling });
    if (!isPolling) return;
    lastDelay = delay;
    cancelTimer = after(delay, () => void poll());
  }

  void poll();
  return () => {
    isStopped = true;
    cancelTimer();
  };
}
