import type { SentMessage } from "@aradhana/core/staff";
import { words } from "../frame/labels.ts";

/** Whether a message has arrived, with the provider's code if it has not. */
export const stateOfMessage = ({ state, error_code }: SentMessage): string =>
  error_code ? `${words(state)} (${error_code})` : words(state);
