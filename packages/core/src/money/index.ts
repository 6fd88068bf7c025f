export type { Money } from "../contract/index.ts";
export { formatMoney, shareOf } from "./money.ts";
