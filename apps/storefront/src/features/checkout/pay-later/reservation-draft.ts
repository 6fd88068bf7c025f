import type { Draft } from "@aradhana/core/checkout";
import type { Pooja, Reservation } from "@aradhana/core/contract";
import type { Visitor } from "../../../shared/services/visitor.tsx";
import { newBooking } from "../drafts/new-booking.ts";

/** The draft for a reservation, with the contact details that this tab has stored. */
export function reservedDraft(
  { lines, package_id, coupon }: Reservation,
  { puja, visitor, stored, now }: { puja: Pooja; visitor: Visitor; stored?: Draft | undefined; now: number },
): Draft {
  const addons = lines.flatMap(({ kind, item_id, qty }) =>
    kind === "addon" && item_id ? [[item_id, qty] as const] : [],
  );
  return {
    ...(stored ?? newBooking(puja, visitor)),
    packageId: package_id,
    country: visitor.country,
    items: Object.fromEntries(addons),
    dakshina: lines.find(({ kind }) => kind === "dakshina")?.amount.amount ?? 0,
    coupon: coupon ?? "",
    // A reservation with postage includes prasad; without it, the choice in this tab counts.
    wantsPrasad: lines.some(({ kind }) => kind === "prasad") || (stored?.wantsPrasad ?? null),
    at: now,
  };
}
