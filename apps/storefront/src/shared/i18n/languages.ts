export { languages, parseLanguage } from "@aradhana/core/language";
