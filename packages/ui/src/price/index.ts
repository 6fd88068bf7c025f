export { Price, type PriceProps } from "./price.tsx";
export { PriceText, type PriceTextProps } from "./price-text.tsx";
