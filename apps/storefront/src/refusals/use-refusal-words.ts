import { useText } from "../i18n/define-text.ts";
import { refusalText } from "./text.ts";
import type { ToldCode } from "./told-code.ts";

/** What is known of a refused call. */
export interface RefusedCall {
  code: string;
  /** Seconds, where the server names them. */
  retryAfter?: number | undefined;
}

/**
 * What a visitor is told of a refused call, with how long to wait. A code without words of its own, as of
 * somebody between us and the API, is told in those of the screen.
 */
export function useRefusalWords(): (refused: RefusedCall, otherwise?: string) => string {
  const { codes, other, wait } = useText(refusalText);
  const isTold = (code: string): code is ToldCode => Object.hasOwn(codes, code);
  return ({ code, retryAfter }, otherwise = other) => {
    const words = isTold(code) ? codes[code] : otherwise;
    return retryAfter ? `${words} ${wait(retryAfter)}` : words;
  };
}
