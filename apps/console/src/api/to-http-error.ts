import { ApiError } from "@aradhana/core/api";
import { HttpError } from "react-admin";
import { words } from "../frame/labels.ts";
import { errorText } from "./error-texts.ts";
import { fieldText } from "./field-text.ts";
import { nestMessages } from "./nest-messages.ts";

const SESSION_ENDED =
  "Your session has ended: nothing was saved. Copy what you typed, then reload this page to sign in.";

/**
 * An error of our API as react-admin shows it: a text for people, and the messages of fields. Where no form marks them, the
 * text is these messages.
 */
export function toHttpError(error: unknown, { isForm = false } = {}): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, status, fieldErrors } = error;
  // Of an HttpError react-admin would sign out, say "Saved." and lose what was typed.
  if (isForm && status === 401) return new Error(SESSION_ENDED);
  const messages = fieldErrors.map((each) => [each.field, fieldText(each.code, each.field)] as const);
  const isUnmarked = !isForm && code === "invalid_input" && messages.length > 0;
  const text = isUnmarked
    ? messages.map(([field, message]) => `${words(field)}: ${message}`).join(" ")
    : errorText(error);
  return new HttpError(text, status, {
    code,
    ...(fieldErrors.length > 0 && { errors: nestMessages(messages) }),
  });
}
