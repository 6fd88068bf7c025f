import { isCartDisabled } from "@aradhana/core/session";
import { useEffect, useState } from "react";
import type { WidgetProps } from "../widget.ts";

/** Whether the cart is hidden (ruling D15); undefined until the browser's storage was read. */
export function useCartDisabled({
  search,
  buyer,
}: Pick<WidgetProps, "search" | "buyer">): boolean | undefined {
  const [isStored, setStored] = useState<boolean>();
  useEffect(() => setStored(isCartDisabled(buyer.visit.storage, buyer.now())), [buyer]);
  return search.get("cart_disabled") === "true" || isStored;
}
