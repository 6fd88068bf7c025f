import type { NotifyRequest } from "@aradhana/core/contract";

/** What visitors of each line wait for: the next bookings, or new stock. A key of the form's messages. */
export const awaited: Record<NotifyRequest["item_type"], "booking" | "stock"> = {
  pooja: "booking",
  chadhaava: "booking",
  abhimantrit: "stock",
};
