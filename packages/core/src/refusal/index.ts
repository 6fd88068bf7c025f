export { type RefusalWords, type RefusedCall, refusalWords } from "./refusal-words.ts";
