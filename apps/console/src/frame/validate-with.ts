import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from "valibot";
import { fieldText } from "../api/error-texts.ts";
import { nestMessages } from "../api/nest-messages.ts";

const codeOf = ({ message, input }: BaseIssue<unknown>) => {
  if (input === undefined || input === null || input === "") return "required";
  return /^[a-z]+(?:_[a-z]+)*$/.test(message) ? message : "";
};

/** Validates a form with the schema that the API uses, before it is sent. */
export const validateWith = (schema: GenericSchema) => (values: unknown) => {
  const { issues = [] } = safeParse(schema, values);
  return nestMessages(issues.map((issue) => [getDotPath(issue) ?? "", fieldText(codeOf(issue))]));
};
