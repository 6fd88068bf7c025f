export { useQuote } from "./use-quote.ts";
