import { fieldErrorCode } from "@aradhana/core/staff";
import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from "valibot";
import { fieldText } from "../api/field-text.ts";
import { nestMessages } from "../api/nest-messages.ts";

const textOf = (issue: BaseIssue<unknown>, field: string) => {
  const { input, requirement } = issue;
  if (input === null || input === "") return fieldText("required");
  const isMeasured = typeof input === "string" || typeof input === "number";
  const limit = isMeasured && typeof requirement === "number" ? requirement : undefined;
  return fieldText(fieldErrorCode(issue), field, limit);
};

/**
 * Validates a form with the schema that the API uses, before it is sent. `lists` are the fields whose list is typed into one
 * input, which takes one message.
 */
export const validateWith =
  (schema: GenericSchema, ...lists: readonly string[]) =>
  (values: unknown) => {
    const { issues = [] } = safeParse(schema, values);
    return nestMessages(
      issues.map((issue) => {
        const path = getDotPath(issue) ?? "";
        const field = lists.find((list) => path.startsWith(`${list}.`)) ?? path;
        return [field, textOf(issue, field)];
      }),
    );
  };
