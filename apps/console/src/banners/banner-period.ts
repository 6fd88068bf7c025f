import type { StaffBanner } from "@aradhana/core/staff";
import { formatMoment } from "../frame/moments.ts";

/** From when to when a banner is shown. */
export const periodOf = ({ starts_at, ends_at }: Pick<StaffBanner, "starts_at" | "ends_at">) =>
  starts_at === null && ends_at === null
    ? "Always"
    : `${starts_at ? formatMoment(starts_at) : "Since it was added"} – ${ends_at ? formatMoment(ends_at) : "without end"}`;

/** Whether what it leads to is sold now: nobody sees a banner whose target cannot be booked. */
export const soldOf = ({ next_date }: Pick<StaffBanner, "next_date">) =>
  next_date ? `Next: ${formatMoment(next_date)}` : "Not shown: no date can be booked";
