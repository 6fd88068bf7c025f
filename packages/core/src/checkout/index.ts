export { createQuote, type QuoteState, type QuoteStore } from "./create-quote.ts";
