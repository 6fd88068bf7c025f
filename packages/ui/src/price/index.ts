export { Price, type PriceProps } from "./price.tsx";
export { PriceInWords, type PriceInWordsProps } from "./price-in-words.tsx";
