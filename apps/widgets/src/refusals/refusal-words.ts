import type { Language } from "@aradhana/core/contract";
import { text as en } from "./text.en.ts";
import { text as hi } from "./text.hi.ts";

/** What is known of a refused call. */
export interface RefusedCall {
  code: string;
  /** Seconds, where the server names them. */
  retryAfter?: number | undefined;
}

const words = { en, hi };

/** What a visitor is told of a refused call, with how long to wait; what has no words of its own in general ones. */
export function refusalWords({ code, retryAfter }: RefusedCall, language: Language): string {
  const t = words[language];
  const said = Object.hasOwn(t.codes, code) ? t.codes[code as keyof typeof t.codes] : t.other;
  return retryAfter ? `${said} ${t.wait(retryAfter)}` : said;
}
