export { currencyOf, currencySymbol, currencyTable } from "./currencies.ts";
