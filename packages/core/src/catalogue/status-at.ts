import type { PoojaCard, PoojaStatus } from "../contract/index.ts";

type Dated = Pick<PoojaCard, "status" | "cutoff_at" | "muhurat">;

/** The status of a dated ritual at `now`, in ms: what the server said, moved on by its own cut-off and hours. */
export function statusAt({ status, cutoff_at, muhurat }: Dated, now: number): PoojaStatus {
  if (status === "cancelled" || status === "performed") return status;
  if (now >= Date.parse(muhurat.end_at)) return "performed";
  if (now >= Date.parse(muhurat.start_at)) return "live";
  return now >= Date.parse(cutoff_at) ? "closed" : status;
}
