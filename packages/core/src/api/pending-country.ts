import type { After } from "../time/index.ts";

/** The visitor's country, which calls wait for because prices depend on it. */
export interface PendingCountry {
  /** Whether the country is known, or waiting for it is pointless. */
  isSettled(): boolean;
  /** Calls back when `isSettled` may have changed. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const LONGEST_WAIT = 5_000; // ms
const POLL = 100; // ms

/** Whether a call is sent without waiting: it names its country, currency or item, or concerns a payment. */
export function skipsCountryWait(address: string): boolean {
  const { pathname, searchParams: query } = new URL(address);
  return (
    ["product_id", "pooja_id", "country_code", "currency_code"].some((name) => query.has(name)) ||
    /poojaById|getPoojaOrderById/.test(address) ||
    pathname.includes("payment/")
  );
}

/**
 * Resolves when the country is settled, or after the longest wait. Polls too, since a change by another tab sends
 * no callback.
 */
export function waitForCountry({ isSettled, subscribe }: PendingCountry, after: After): Promise<void> {
  if (isSettled()) return Promise.resolve();
  return new Promise((resume) => {
    let cancelPoll = () => {};
    let unsubscribe = () => {};
    const end = () => {
      cancelPoll();
      cancelLast();
      unsubscribe();
      resume();
    };
    const poll = () => {
      if (isSettled()) end();
      else cancelPoll = after(POLL, poll);
    };
    const cancelLast = after(LONGEST_WAIT, end);
    unsubscribe = subscribe(() => isSettled() && end());
    // If `subscribe` called back at once, unsubscribe only now, when its return value is known.
    poll();
  });
}
