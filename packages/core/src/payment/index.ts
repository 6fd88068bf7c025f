export { checkPayment } from "./check-payment.ts";
export {
  createPaymentStatus,
  type PaymentStatusOptions,
  type PaymentStatusStore,
  type PaymentView,
} from "./create-payment-status.ts";
export { paymentFailureReason } from "./failure-reason.ts";
export { type GatewayReturn, parseGatewayReturn, withoutGatewayReturn } from "./gateway-return.ts";
export { type PaymentPolling, type PaymentPollResult, pollPayment } from "./poll-payment.ts";
