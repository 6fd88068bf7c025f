import type { Language } from "@aradhana/core/contract";
import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

const messages = { en, hi };

/** The messages for visitors without scripts. Only the server renders them, so both languages are loaded. */
export const messagesIn = (language: Language) => messages[language];
export type Topic = keyof typeof en.topics;
