export { onPageVisible } from "./on-page-visible.ts";
export { linkFact, paymentFacts } from "./payment-facts.ts";
export { PaymentResult, type PaymentResultProps } from "./payment-result.tsx";
export { usePaymentStatus } from "./use-payment-status.ts";
