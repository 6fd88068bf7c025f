import { type ApiClient, getPaymentStatus, isApiError, isPassing, verifyPayment } from "../api/index.ts";
import type { Language, PaymentStatus } from "../contract/index.ts";
import type { GatewayReturn } from "./gateway-return.ts";

interface Asked {
  orderId: string;
  t: string | undefined;
  language: Language;
  /** What the gateway gave this browser to bring back; nothing where the buyer comes from elsewhere. */
  brought: GatewayReturn | undefined;
}

interface Looked {
  payment: PaymentStatus;
  /** Whether there is nothing, or nothing more, to bring back from the gateway. */
  isOver: boolean;
}

/**
 * How an order's money stands. Whoever comes from the gateway is faster than its webhook: on what he brings the
 * server asks the gateway itself. Until it could, an order that looks unpaid may be paid, and nobody is asked to
 * pay it again.
 */
export async function lookAtPayment(api: ApiClient, { brought, ...asked }: Asked): Promise<Looked> {
  const { orderId, t, language } = asked;
  const status = async () => (await getPaymentStatus(api, orderId, t)).results;
  if (!brought) return { payment: await status(), isOver: true };
  try {
    const { results } = await verifyPayment(api, { order_id: orderId, t, lang: language, ...brought });
    return { payment: results, isOver: true };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const mayPass = error.status === 429 || isPassing(error);
    const payment = await status();
    return { payment: mayPass ? maybePaid(payment) : payment, isOver: !mayPass };
  }
}

const maybePaid = (payment: PaymentStatus): PaymentStatus =>
  payment.state === "created" ? { ...payment, state: "pending" } : payment;
