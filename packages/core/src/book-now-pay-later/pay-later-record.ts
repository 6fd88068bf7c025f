import * as v from "valibot";
import { money } from "../contract/index.ts";
import type { StorageKey } from "../storage/index.ts";

export const PAY_LATER_KEY = "book_now_pay_later" satisfies StorageKey;

/** Milliseconds for which a browser stores a reservation. */
export const PAY_LATER_LIFETIME = 600_000;

/** The record under `book_now_pay_later`. */
export const payLaterRecord = v.object({
  reservation_id: v.string(),
  pooja_id: v.string(),
  package_id: v.string(),
  /** Title of the puja, for "continue where you left off". */
  title: v.string(),
  /** The price when the place was reserved; the server decides what is paid. */
  price: money,
  /** When it was stored, milliseconds since the epoch. */
  timestamp: v.pipe(v.number(), v.finite()),
});
export type PayLaterRecord = v.InferOutput<typeof payLaterRecord>;

/** Milliseconds until the record expires; zero or less when it has. */
export const payLaterTimeLeft = ({ timestamp }: PayLaterRecord, now: number): number =>
  PAY_LATER_LIFETIME - (now - timestamp);
