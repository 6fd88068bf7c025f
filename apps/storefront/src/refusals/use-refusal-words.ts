import { type RefusedCall, refusalWords } from "@aradhana/core/refusal";
import { useText } from "../i18n/define-text.ts";
import { refusalText } from "./text.ts";

/** What a visitor is told of a refused call; a code without words of its own may be told in those of the screen. */
export function useRefusalWords(): (refused: RefusedCall, otherwise?: string) => string {
  const words = useText(refusalText);
  return (refused, otherwise) => refusalWords(refused, words, otherwise);
}
