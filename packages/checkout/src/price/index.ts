export { PriceDetails, type PriceDetailsProps } from "./price-details.tsx";
export { priceLines } from "./price-lines.ts";
