import type { FieldError } from "@aradhana/core/contract";
import { ORDER_TOKEN_HEADER } from "@aradhana/core/paths";
import { fieldErrorCode } from "@aradhana/core/staff";
import type { Context, Env, MiddlewareHandler, ValidationTargets } from "hono";
import { validator } from "hono/validator";
import { resolver, uniqueSymbol } from "hono-openapi";
import * as v from "valibot";
import { invalidInput, malformedBody } from "../errors/common.errors.ts";
import { onTheWire } from "./documented.ts";
import { findUnstorableText } from "./unstorable-text.ts";

type Target = "json" | "query" | "param" | "header";

/**
 * Validates one part of a request with a schema of the contract; the handler reads it with `c.req.valid(target)`.
 * Invalid input is rejected with 422 and the list of invalid fields.
 */
export function validated<const T extends Target, Schema extends v.GenericSchema>(target: T, schema: Schema) {
  const check = validator(target, (value: unknown, c: Context) => {
    if (
      target === "json" &&
      !/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(c.req.header("content-type") ?? "")
    ) {
      throw malformedBody();
    }
    const result = v.safeParse(schema, target === "query" ? withOrderToken(value, c) : value);
    if (!result.success) throw invalidInput({ fieldErrors: result.issues.map(toFieldError) });
    const field = findUnstorableText(result.output);
    if (field !== undefined) throw invalidInput({ fieldErrors: [fieldError(field, "characters")] });
    return result.output;
  });
  // hono-openapi looks for this property, which its own validators have.
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

/**
 * A query with the secret of an order's link, which callers send in a header: addresses are written to logs. Callers that
 * send it as `t` still find the order.
 */
function withOrderToken(query: unknown, c: Context): unknown {
  const t = c.req.header(ORDER_TOKEN_HEADER);
  return t === undefined ? query : { ...(query as object), t };
}

const messages: Readonly<Record<string, string>> = {
  required: "This field is missing.",
  wrong_type: "This field has the wrong type.",
  format: "This field has the wrong format.",
  not_allowed: "This value is not allowed.",
  too_small: "This number is too small.",
  too_large: "This number is too large.",
  too_short: "This text is too short.",
  too_long: "This text is too long.",
  above_mrp: "This price is above the maximum retail price.",
  not_whole: "This must be a whole number.",
  characters: "This text contains characters that are not allowed.",
};

const toFieldError = (issue: v.BaseIssue<unknown>): FieldError =>
  fieldError(v.getDotPath(issue) ?? "", fieldErrorCode(issue));

const fieldError = (field: string, code: string): FieldError => ({
  field,
  code,
  message: messages[code] ?? "This field is invalid.",
});
