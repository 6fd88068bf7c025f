export { watchAddress } from "./watch-address.ts";
