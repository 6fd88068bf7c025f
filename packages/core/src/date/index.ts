export { closingWords } from "./closing-words.ts";
export { indianZone } from "./clock-in-zone.ts";
export { formatDate } from "./format-date.ts";
export { shortTithi } from "./short-tithi.ts";
