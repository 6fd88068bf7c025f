import { forgetHeldPlace, heldPlace } from "@aradhana/core/book-now-pay-later";
import { draftOf } from "../booking-draft/draft.ts";
import type { BrowserServices } from "../services/browser.tsx";

/** Clears the place that was held for an order, once that is paid. Goes by the draft the order was made of. */
export function forgetPaidHold(
  { storage, drafts }: Pick<BrowserServices, "storage" | "drafts">,
  orderId: string,
) {
  const held = heldPlace(storage, Date.now());
  if (held && held.pooja_id === draftOf(drafts, orderId)) forgetHeldPlace(storage);
}
