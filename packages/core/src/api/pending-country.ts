import type { After } from "../time/index.ts";

/** What calls wait for: the visitor's country, since prices depend on it. */
export interface PendingCountry {
  /** Whether the country is known, or nobody needs to wait for it any more. */
  isSettled(): boolean;
  /** Tells when that may have changed. Gives the way to hear no more of it. */
  subscribe(told: () => void): () => void;
}

const LONGEST_WAIT = 5_000; // ms
const POLL = 100; // ms

/** Whether a call goes out at once: it names its country, currency or item, or asks of a payment. */
export function skipsCountryWait(address: string): boolean {
  const { pathname, searchParams: query } = new URL(address);
  return (
    ["product_id", "pooja_id", "country_code", "currency_code"].some((name) => query.has(name)) ||
    /poojaById|getPoojaOrderById/.test(address) ||
    pathname.includes("payment/")
  );
}

/** Resolves once the wait is over, which another tab may bring about unheard, or has been long enough. */
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
    // Should it have told at once, this ends it with the way to hear no more.
    poll();
  });
}
