export { keepUpToDate } from "./keep-up-to-date.ts";
