export { type Placing, usePlacing } from "./use-placing.ts";
