import { type ApiClient, getPaymentStatus, isApiError } from "@aradhana/core/api";
import type { Language, PaymentStatus } from "@aradhana/core/contract";
import { checkPayment, parseGatewayReturn } from "@aradhana/core/payment";

/** Our id of the order, or the partner's name for it. */
export interface OrderNamed {
  orderId: string | undefined;
  tempOrderId: string | undefined;
}

interface Asked extends OrderNamed {
  api: ApiClient;
  /** What opens the order here, as far as this page knows it. */
  secret(): string | undefined;
  language: Language;
  /** Of the address, with what a gateway may have put into it. */
  search: string;
  /** The server needs what the gateway gave no more. */
  onTaken(): void;
}

/**
 * A way to look at an order's payment. What a gateway gave this page to bring back is taken to the server first, and
 * once, however often it is looked at meanwhile. Without an order named there is no way.
 */
export function createLook(asked: Asked): (() => Promise<PaymentStatus>) | undefined {
  const { api, orderId, tempOrderId, secret, language, search, onTaken } = asked;
  if (!orderId) {
    return tempOrderId
      ? async () => (await getPaymentStatus(api, { tempOrderId }, secret())).results
      : undefined;
  }
  let brought = parseGatewayReturn(search);
  let looking: Promise<PaymentStatus> | undefined;

  function taken() {
    if (!brought) return;
    brought = undefined;
    onTaken();
  }

  async function look(id: string) {
    try {
      const { payment, isReturnHandled } = await checkPayment(api, {
        orderId: id,
        t: secret(),
        language,
        gatewayReturn: brought,
      });
      if (isReturnHandled) taken();
      return payment;
    } catch (error) {
      // The gateway is asked also for who may not see the order here, and nobody will sign in.
      if (isApiError(error) && error.status === 404) taken();
      throw error;
    }
  }
  return () => {
    if (!brought) return look(orderId);
    looking ??= look(orderId).finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
