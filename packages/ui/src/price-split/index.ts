export { PriceSplit, type PriceSplitLine, type PriceSplitProps } from "./price-split.tsx";
