import type { FieldError } from "@aradhana/core/contract";
import type { Context, Env, MiddlewareHandler, ValidationTargets } from "hono";
import { validator } from "hono/validator";
import { resolver, uniqueSymbol } from "hono-openapi";
import * as v from "valibot";
import { invalidInput, malformedBody } from "../errors/common.errors.ts";
import { onTheWire } from "./documented.ts";
import { findUnstorableText } from "./unstorable-text.ts";

type Target = "json" | "query" | "param" | "header";

/**
 * Checks one part of a request by the schema of the contract; a handler then reads it with
 * `c.req.valid(target)`. What does not fit is refused with 422 and the names of the wrong fields.
 */
export function validated<const T extends Target, Schema extends v.GenericSchema>(target: T, schema: Schema) {
  const check = validator(target, (value: unknown, c: Context) => {
    if (
      target === "json" &&
      !/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(c.req.header("content-type") ?? "")
    ) {
      throw malformedBody();
    }
    const read = v.safeParse(schema, value);
    if (!read.success) throw invalidInput({ fieldErrors: read.issues.map(toFieldError) });
    const field = findUnstorableText(read.output);
    if (field !== undefined) throw invalidInput({ fieldErrors: [fieldError(field, "characters")] });
    return read.output;
  });
  // Read by hono-openapi, as it reads its own validators.
  const documentation = { target, ...resolver(schema, onTheWire), options: onTheWire };
  return Object.assign(check, { [uniqueSymbol]: documentation }) as MiddlewareHandler<
    Env,
    string,
    {
      in: { [K in T]: v.InferInput<Schema> & ValidationTargets[K] };
      out: { [K in T]: v.InferOutput<Schema> };
    }
  >;
}

/** Codes for what schemas say without words of their own. */
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

const words: Readonly<Record<string, string>> = {
  required: "This field is missing.",
  wrong_type: "This field has a value of the wrong type.",
  format: "This field does not have the form it needs.",
  not_allowed: "This field takes only certain values.",
  too_small: "This number is too small.",
  too_large: "This number is too large.",
  too_short: "This text is too short.",
  too_long: "This text is too long.",
  not_whole: "This must be a whole number.",
  characters: "This text contains characters that cannot be used here.",
};

/** A schema's own message is a code when it looks like one ("too_short"): the contract writes them so. */
function toFieldError(issue: v.BaseIssue<unknown>): FieldError {
  const own = /^[a-z]+(?:_[a-z]+)*$/.test(issue.message) ? issue.message : undefined;
  const code = own ?? (issue.input === undefined ? "required" : (codes[issue.type] ?? "wrong_type"));
  return fieldError(v.getDotPath(issue) ?? "", code);
}

const fieldError = (field: string, code: string): FieldError => ({
  field,
  code,
  message: words[code] ?? "This field cannot be used as it is.",
});
