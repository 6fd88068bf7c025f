import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { shopDrafts } from "../drafts/shop-drafts.ts";

/** Clears the reservation of an order that is paid. The draft of the order names it. */
export function forgetPaidReservation(
  { payLater, drafts }: Pick<BrowserServices, "payLater" | "drafts">,
  orderId: string,
) {
  const reservation = payLater.current();
  if (reservation && reservation.pooja_id === shopDrafts(drafts).ofOrder(orderId)?.itemId) payLater.clear();
}
