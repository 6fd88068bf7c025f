export { PriceBox, type PriceBoxProps } from "./price-box.tsx";
export { PriceDetails, type PriceDetailsProps } from "./price-details.tsx";
export { priceLines } from "./price-lines.ts";
