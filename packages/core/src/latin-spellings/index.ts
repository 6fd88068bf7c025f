export { latinSpellings } from "./latin-spellings.ts";
