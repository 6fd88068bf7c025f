import { type ApiError, isApiError, isTransient } from "../api/index.ts";
import type { PaymentStatus } from "../contract/index.ts";
import type { After } from "../time/index.ts";

/** The outcome of one check; `isPolling` while another check follows without user action. */
export type PaymentPollResult =
  | { payment: PaymentStatus; isPolling: boolean }
  | { payment: undefined; error: ApiError; isPolling: boolean };

export interface PaymentPolling {
  check(): Promise<PaymentStatus>;
  /** Called with the outcome of each check. */
  onResult(result: PaymentPollResult): void;
  /** How long to poll, in milliseconds. */
  maxDuration: number;
  now(): number;
  after: After;
}

const RETRY_AFTER = 5_000; // ms, when the server has not named an interval yet

/**
 * Polls a payment at the interval that the server names, while its status can still change. A network error or a
 * server error is retried after the last known interval. Returns a function that stops the polling.
 */
export function pollPayment({ check, onResult, maxDuration, now, after }: PaymentPolling): () => void {
  const startedAt = now();
  let lastDelay = RETRY_AFTER;
  let cancelTimer = () => {};
  let isStopped = false;

  async function checkOnce(): Promise<PaymentPollResult & { delay: number | null }> {
    try {
      const payment = await check();
      return { payment, isPolling: false, delay: payment.next_poll_ms };
    } catch (error) {
      if (!isApiError(error)) throw error;
      const delay = isTransient(error) ? lastDelay : null;
      return { payment: undefined, error, isPolling: false, delay };
    }
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
