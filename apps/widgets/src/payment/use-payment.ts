import { usePaymentStatus } from "@aradhana/checkout/payment";
import { parseGatewayReturn, withoutGatewayReturn } from "@aradhana/core/payment";
import { useMemo } from "react";
import type { WidgetProps } from "../widget.ts";

/** Our id of the order, or the partner's number of it. */
interface OrderNumbers {
  orderId: string | undefined;
  tempOrderId: string | undefined;
}

const maxDuration = 10 * 60_000; // ms: the buyer pays in another tab meanwhile

function removeReturnFromAddress() {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, "", pathname + withoutGatewayReturn(search) + hash);
}

/** The payment of an order, followed while its status can change. */
export function usePayment(
  { api, buyer, visitor, search }: Pick<WidgetProps, "api" | "buyer" | "visitor" | "search">,
  { orderId, tempOrderId }: OrderNumbers,
) {
  const { language } = visitor;
  const query = search.toString();
  const options = useMemo(
    () => ({
      ...{ api, orderId, tempOrderId, language, maxDuration, canSignIn: false },
      gatewayReturn: parseGatewayReturn(query),
      secret: () => buyer.orders.get(orderId ?? "")?.secret,
      onReturnHandled: removeReturnFromAddress,
    }),
    [api, buyer, orderId, tempOrderId, language, query],
  );
  return usePaymentStatus(options);
}
