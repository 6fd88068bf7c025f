import type { FailedCall } from "@aradhana/core/error-message";
import { useErrorMessage } from "../../shared/api-errors/use-error-message.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import { chatText } from "./text.ts";

/** The message for a failed call of the chat. */
export function useChatError(): (failed: FailedCall) => string {
  const { errors } = useText(chatText);
  const message = useErrorMessage();
  const own = new Map<string, string>(Object.entries(errors));
  return (failed) => own.get(failed.code) ?? message(failed);
}
