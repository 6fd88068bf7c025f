export { checkPayment } from "./check-payment.ts";
export { type GatewayReturn, parseGatewayReturn, withoutGatewayReturn } from "./gateway-return.ts";
export { type PaymentPolling, type PaymentPollResult, pollPayment } from "./poll-payment.ts";
