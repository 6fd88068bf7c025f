import type { BaseIssue } from "valibot";

/** Codes for valibot's issue types. */
const codes: Readonly<Record<string, string>> = {
  regex: "format",
  iso_date: "format",
  iso_timestamp: "format",
  url: "format",
  picklist: "not_allowed",
  literal: "not_allowed",
  min_value: "too_small",
  max_value: "too_large",
  safe_integer: "too_large",
  min_length: "too_short",
  max_length: "too_long",
  integer: "not_whole",
};

/** The code of an invalid field. The schemas of the contract use codes such as "too_short" as messages. */
export function fieldErrorCode({ message, input, type }: BaseIssue<unknown>): string {
  if (/^[a-z]+(?:_[a-z]+)*$/.test(message)) return message;
  return input === undefined ? "required" : (codes[type] ?? "wrong_type");
}
