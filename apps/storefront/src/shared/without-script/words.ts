import type { Language } from "@aradhana/core/contract";
import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

const words = { en, hi };

/** What is said where no script runs. Only the server says it, so both languages may be at hand. */
export const wordsIn = (language: Language) => words[language];
export type Topic = keyof typeof en.topics;
