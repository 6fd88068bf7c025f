import { errorMessage, type FailedCall } from "@aradhana/core/error-message";
import { useText } from "../i18n/define-text.ts";
import { errorTexts } from "./text.ts";

/** The message for a failed call; a code without its own message may use one of the screen. */
export function useErrorMessage(): (refused: FailedCall, otherwise?: string) => string {
  const messages = useText(errorTexts);
  return (refused, otherwise) => errorMessage(refused, messages, otherwise);
}
