export { PaymentMethods } from "./payment-methods.tsx";
export { ReviewDetails, type ReviewDetailsProps } from "./review-details.tsx";
