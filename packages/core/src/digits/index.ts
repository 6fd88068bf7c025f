export { latinDigits } from "./latin-digits.ts";
