import { type Failure, failureOf, UNEXPECTED } from "./failure.ts";

/** How a request ended. */
export type Settled<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

/** Receives unexpected errors, for the error reporter. */
export type Report = (error: unknown) => void;

/**
 * Runs a request and always settles: an error of the API becomes a failure with its code, any other error becomes
 * one with the code `unexpected` and is reported.
 */
export async function settle<Value>(run: () => Promise<Value>, report: Report): Promise<Settled<Value>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === UNEXPECTED) report(error);
    return { ok: false, failure };
  }
}
