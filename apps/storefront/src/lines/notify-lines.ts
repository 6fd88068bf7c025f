import type { NotifyRequest } from "@aradhana/core/contract";

/** What visitors of each line wait for: the next bookings, new stock, or a free time. A key of the form's messages. */
export const awaited: Record<NotifyRequest["item_type"], "booking" | "stock" | "time"> = {
  pooja: "booking",
  chadhaava: "booking",
  abhimantrit: "stock",
  consultation: "time",
};
