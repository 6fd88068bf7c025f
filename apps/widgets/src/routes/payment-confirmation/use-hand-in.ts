import { isApiError, writeSankalp } from "@aradhana/core/api";
import { useEffect, useState } from "react";
import type { WidgetProps } from "../../widget.ts";

/** Whether the names of an order are handed in from here, or that did not work. */
export type HandedIn = "here" | "elsewhere" | "refused";

/** Hands in the names of an order that is paid, once, where that did not work with the order itself. */
export function useHandIn(
  { api, buyer }: Pick<WidgetProps, "api" | "buyer">,
  orderId: string,
  isPaid: boolean,
) {
  const [handed, setHanded] = useState<HandedIn>(() => (buyer.orders.has(orderId) ? "here" : "elsewhere"));

  useEffect(() => {
    const order = isPaid ? buyer.orders.get(orderId) : undefined;
    if (!order?.names) return;
    const { names, ...rest } = order;
    buyer.orders.set(orderId, rest);
    writeSankalp(api, "submit", names, order.secret).catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      setHanded("refused");
    });
  }, [api, buyer, orderId, isPaid]);

  return handed;
}
