export { hasOutsidePayment } from "./has-outside-payment.ts";
