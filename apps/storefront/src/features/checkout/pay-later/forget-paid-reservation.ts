import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { shopDrafts } from "../drafts/shop-drafts.ts";

/** Clears the place that was held for an order, once that is paid. Goes by the draft the order was made of. */
export function forgetPaidHold(
  { payLater, drafts }: Pick<BrowserServices, "payLater" | "drafts">,
  orderId: string,
) {
  const held = payLater.current();
  if (held && held.pooja_id === shopDrafts(drafts).ofOrder(orderId)?.itemId) payLater.clear();
}
