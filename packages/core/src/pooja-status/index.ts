export { statusAt } from "./status-at.ts";
