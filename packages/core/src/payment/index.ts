export { type GatewayReturn, readReturn, withoutReturn } from "./gateway-return.ts";
export { lookAtPayment } from "./look-at-payment.ts";
export { type PaymentSeen, type PaymentWatch, watchPayment } from "./watch-payment.ts";
