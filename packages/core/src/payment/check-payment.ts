import { type ApiClient, getPaymentStatus, isApiError, isTransient, verifyPayment } from "../api/index.ts";
import type { Language, PaymentStatus } from "../contract/index.ts";
import type { GatewayReturn } from "./gateway-return.ts";

interface PaymentQuery {
  orderId: string;
  t: string | undefined;
  language: Language;
  /** What the gateway put into the return URL; undefined when the buyer does not come from a gateway. */
  gatewayReturn: GatewayReturn | undefined;
}

interface PaymentCheck {
  payment: PaymentStatus;
  /** Whether the return data needs no further check: there was none, or the server has handled it. */
  isReturnHandled: boolean;
}

/**
 * Reads the payment status of an order. A buyer often returns before the gateway's webhook arrives, so the server is
 * asked to verify the return data with the gateway. Until that works, an order that looks unpaid may be paid: it is
 * reported as pending, so that the buyer is not asked to pay twice.
 */
export async function checkPayment(
  api: ApiClient,
  { gatewayReturn, ...query }: PaymentQuery,
): Promise<PaymentCheck> {
  const { orderId, t, language } = query;
  const readStatus = async () => (await getPaymentStatus(api, orderId, t)).results;
  if (!gatewayReturn) return { payment: await readStatus(), isReturnHandled: true };
  try {
    const { results } = await verifyPayment(api, { order_id: orderId, t, lang: language, ...gatewayReturn });
    return { payment: results, isReturnHandled: true };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const canRetry = error.status === 429 || isTransient(error);
    const payment = await readStatus();
    return { payment: canRetry ? asMaybePaid(payment) : payment, isReturnHandled: !canRetry };
  }
}

const asMaybePaid = (payment: PaymentStatus): PaymentStatus =>
  payment.state === "created" ? { ...payment, state: "pending" } : payment;
