import { ApiError } from "@aradhana/core/api";
import { HttpError } from "react-admin";
import { errorText } from "./error-texts.ts";
import { fieldText } from "./field-text.ts";
import { nestMessages } from "./nest-messages.ts";

/** An error of our API as react-admin shows it: a text for people, and the messages of fields. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, status, fieldErrors } = error;
  const errors = nestMessages(fieldErrors.map((each) => [each.field, fieldText(each.code, each.field)]));
  return new HttpError(errorText(error), status, { code, ...(fieldErrors.length > 0 && { errors }) });
}
