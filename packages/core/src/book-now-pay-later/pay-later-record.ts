import * as v from "valibot";
import { money } from "../contract/index.ts";
import type { StorageKey } from "../storage/index.ts";

export const PAY_LATER_KEY = "book_now_pay_later" satisfies StorageKey;

/** Milliseconds for which a browser keeps what it holds. */
export const PAY_LATER_LIFETIME = 600_000;

/** A place that this browser holds, as it stands under `book_now_pay_later`. */
export const payLaterRecord = v.object({
  reservation_id: v.string(),
  pooja_id: v.string(),
  package_id: v.string(),
  /** Of the puja, for "continue where you left off". */
  title: v.string(),
  /** As the server said when the place was taken; what is paid, it says anew. */
  price: money,
  /** When it was saved, milliseconds since the epoch. */
  timestamp: v.pipe(v.number(), v.finite()),
});
export type PayLaterRecord = v.InferOutput<typeof payLaterRecord>;

/** Milliseconds until the record is over; none or less once it is. */
export const payLaterTimeLeft = ({ timestamp }: PayLaterRecord, now: number): number =>
  PAY_LATER_LIFETIME - (now - timestamp);
