import type { Draft } from "@aradhana/core/checkout";
import type { Pooja, Reservation } from "@aradhana/core/contract";
import type { Visitor } from "../../../shared/services/visitor.tsx";
import { newBooking } from "../drafts/new-booking.ts";

/** The booking of what is held, with whatever this tab knows of who books. */
export function heldDraft(
  { lines, package_id, coupon }: Reservation,
  { pooja, visitor, kept, now }: { pooja: Pooja; visitor: Visitor; kept?: Draft | undefined; now: number },
): Draft {
  const addons = lines.flatMap(({ kind, item_id, qty }) =>
    kind === "addon" && item_id ? [[item_id, qty] as const] : [],
  );
  return {
    ...(kept ?? newBooking(pooja, visitor)),
    packageId: package_id,
    country: visitor.country,
    items: Object.fromEntries(addons),
    dakshina: lines.find(({ kind }) => kind === "dakshina")?.amount.amount ?? 0,
    coupon: coupon ?? "",
    // Postage that is held is prasad that is sent; without it this tab's own choice counts.
    wantsPrasad: lines.some(({ kind }) => kind === "prasad") || (kept?.wantsPrasad ?? null),
    at: now,
  };
}
