import { usePaymentStatus as useStatus } from "@aradhana/checkout/payment";
import { parseGatewayReturn, withoutGatewayReturn } from "@aradhana/core/payment";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { accessTo } from "../../orders/access/order-access.ts";

const maxDuration = 5 * 60_000; // ms, product contract 5.5

/** The payment of an order, followed while its status can change. */
export function usePaymentStatus(orderId: string) {
  const browser = useBrowser();
  const { language } = useVisitor();
  const navigate = useNavigate();
  const options = useMemo(() => {
    if (!browser) return undefined;
    const { api, ...places } = browser;
    return {
      ...{ api, orderId, language, maxDuration, canSignIn: true },
      gatewayReturn: parseGatewayReturn(window.location.search),
      secret: () => accessTo(places, orderId),
      onReturnHandled() {
        const { pathname, search, hash } = window.location;
        void navigate(pathname + withoutGatewayReturn(search) + hash, {
          ...{ replace: true, preventScrollReset: true },
        });
      },
    };
  }, [browser, orderId, language, navigate]);
  return useStatus(options);
}
