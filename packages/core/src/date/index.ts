export { closingWords } from "./closing-words.ts";
export { formatDate, indianZone } from "./format-date.ts";
export { shortTithi } from "./short-tithi.ts";
