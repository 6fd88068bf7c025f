import { errorMessage, type FailedCall } from "@aradhana/core/error-message";
import { useText } from "../i18n/define-text.ts";
import { errorTexts } from "./text.ts";

/** What a visitor is told of a refused call; a code without words of its own may be told in those of the screen. */
export function useErrorMessage(): (refused: FailedCall, otherwise?: string) => string {
  const words = useText(errorTexts);
  return (refused, otherwise) => errorMessage(refused, words, otherwise);
}
