export { languages, parseLanguage } from "./languages.ts";
