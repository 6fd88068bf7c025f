export { checkPayment } from "./check-payment.ts";
export {
  createPaymentStatus,
  type PaymentStatusOptions,
  type PaymentStatusStore,
  type PaymentView,
} from "./create-payment-status.ts";
export { paymentFailureReason } from "./failure-reason.ts";
export { type GatewayReturn, parseGatewayReturn, withoutGatewayReturn } from "./gateway-return.ts";
export { endedStates, isEnded, isNotPaid, isUnpaid, notPaidStates, unpaidStates } from "./order-states.ts";
export { methodsFor, type PaymentMethod, paymentMethods } from "./payment-methods.ts";
export { isUnclear, mayPay, type PaymentStage, stageOfOrder, stageOfPayment } from "./payment-stage.ts";
export { type PaymentPolling, type PaymentPollResult, pollPayment } from "./poll-payment.ts";
