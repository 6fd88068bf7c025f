import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { Gateways } from "./payment-gateway.ts";

export interface ReconcileParts {
  db: Database;
  gateways: Gateways;
  log: Logger;
}

const TIMEOUT_MS = 8_000;
/** After a failed check the gateway is polled again soon, however old the payment is. */
const RETRY_MS = 2 * 60 * 1000;

/** The signal of a call to a gateway. */
export const limited = (stop: AbortSignal) => AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]);

/** The planned check, or an earlier one. */
export const retryAt = (planned: Date | null, now: Date) =>
  new Date(Math.min(now.getTime() + RETRY_MS, planned?.getTime() ?? Number.POSITIVE_INFINITY));

export const neverAborted = new AbortController().signal;

interface DueChecks<Row> {
  /** Claims a row that is due, for one process, and schedules its next check. */
  claim(): Promise<Row | undefined>;
  check(row: Row): Promise<void>;
  /** Schedules the row of a failed check again; without an error, the check was interrupted. */
  retry(row: Row, error?: unknown): Promise<void>;
}

/**
 * Checks what is due at a gateway until nothing is left or it is stopped; a check that is interrupted is left to the next
 * run. Returns the number of checks.
 */
export async function checkDue<Row>({ claim, check, retry }: DueChecks<Row>, stop: AbortSignal) {
  let checked = 0;
  while (!stop.aborted) {
    const row = await claim();
    if (!row) break;
    checked++;
    try {
      await check(row);
    } catch (error) {
      await (stop.aborted ? retry(row) : retry(row, error));
    }
  }
  return checked;
}
