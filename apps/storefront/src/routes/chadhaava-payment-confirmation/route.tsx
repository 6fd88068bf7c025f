export {
  Component,
  meta,
  params,
  texts,
} from "../../features/checkout/payment-confirmation/confirmation-by-query.tsx";
