import type { Pooja, Reservation } from "@aradhana/core/contract";
import type { Visitor } from "../../../shared/services/visitor.tsx";
import type { BookingDraft } from "../booking-draft/draft.ts";
import { newDraft } from "../booking-draft/new-draft.ts";

/** The booking of what is held, with whatever this tab knows of who books. */
export function heldDraft(
  { lines, package_id, coupon, price }: Reservation,
  {
    pooja,
    visitor,
    kept,
    now,
  }: { pooja: Pooja; visitor: Visitor; kept?: BookingDraft | undefined; now: number },
): BookingDraft {
  const addons = lines.flatMap(({ kind, item_id, qty }) =>
    kind === "addon" && item_id ? [[item_id, qty] as const] : [],
  );
  return {
    ...(kept ?? newDraft(pooja, visitor)),
    packageId: package_id,
    addons: Object.fromEntries(addons),
    dakshina: lines.find(({ kind }) => kind === "dakshina")?.amount.amount ?? 0,
    currency: price.currency,
    coupon: coupon ?? "",
    at: now,
  };
}
