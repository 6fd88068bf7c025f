import type { PoojaStatus } from "@aradhana/core/contract";

type Dated = { state: "draft" | "published" | "cancelled"; cutoffAt: Date; startAt: Date; endAt: Date };

/** How a puja stands at a moment; a draft has no status, since nobody may see it. */
export function statusOf({ state, cutoffAt, startAt, endAt }: Dated, now: Date): PoojaStatus | undefined {
  if (state === "draft") return undefined;
  if (state === "cancelled") return "cancelled";
  if (now < cutoffAt) return "open";
  if (now < startAt) return "closed";
  return now < endAt ? "live" : "performed";
}
