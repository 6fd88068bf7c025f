import type { PoojaStatus } from "@aradhana/core/contract";

type Dated = { state: "published" | "cancelled"; cutoffAt: Date; startAt: Date; endAt: Date };

/** The status of a date at `now`. */
export function statusOf({ state, cutoffAt, startAt, endAt }: Dated, now: Date): PoojaStatus {
  if (state === "cancelled") return "cancelled";
  if (now < cutoffAt) return "open";
  if (now < startAt) return "closed";
  return now < endAt ? "live" : "performed";
}
