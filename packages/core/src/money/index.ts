export type { Money } from "../contract/index.ts";
export { formatMoney } from "./money.ts";
