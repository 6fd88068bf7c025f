import { errorResponse, successResponse } from "@aradhana/core/contract";
import { describeRoute, resolver } from "hono-openapi";
import type * as v from "valibot";
import type { ErrorFactory } from "../errors/app-error.ts";
import { exampleMeta, exampleOf } from "../errors/example-of.ts";

type Documentation = {
  tag: string;
  summary: string;
  /** @default 200 */
  status?: 200 | 201 | 202;
  /** The route's own errors, without `commonErrors`. */
  errorResponses?: readonly ErrorFactory[];
  /** Whether a bearer token is needed. @default false */
  bearer?: boolean;
  /** Whether a partner's server sends its key. @default false */
  partnerKey?: boolean;
  /** Whether an `Idempotency-Key` is needed. @default false */
  idempotent?: boolean;
  /** `results` of a typical response. */
  example?: unknown;
} & (
  | { /** The schema of `results`. */ results: v.GenericSchema; type?: never; foreign?: never }
  | {
      /** The content types of a response that is not JSON, such as "text/html". */
      type: string | readonly string[];
      results?: never;
      foreign?: never;
    }
  | {
      /** Bodies in the format of another service, without our envelope. */ foreign: ForeignFormat;
      results?: never;
      type?: never;
    }
);
type ForeignFormat = {
  request?: v.GenericSchema;
  /** By status. */
  responses: Readonly<Record<number, v.GenericSchema>>;
};

/** The documentation shows schemas as they are in JSON, before any transform. */
export const onTheWire = { typeMode: "input", errorMode: "ignore" } as const;

const json = (schema: v.GenericSchema, examples: Readonly<Record<string, unknown>> = {}) => {
  const values = Object.entries(examples).map(([name, value]) => [name, { value }]);
  return {
    "application/json": {
      schema: resolver(schema, onTheWire),
      ...(values.length > 0 && { examples: Object.fromEntries(values) }),
    },
  };
};

const successOf = (results: unknown) => ({ success: true, message: "", results, meta: exampleMeta });

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description: "Chosen by the client for one attempt, and sent again with each retry of it.",
  schema: { type: "string", minLength: 8, maxLength: 128 },
  example: "b7c1f0a2-5d64-4b0e-9a53-8f2e6d1c7a90",
} as const;

/** Describes a route. It is the source of the documentation, and tests check every response against it. */
export function documented({
  summary,
  results,
  type,
  foreign,
  status = 200,
  errorResponses = [],
  bearer = false,
  partnerKey = false,
  idempotent = false,
  example,
  tag,
}: Documentation) {
  const byStatus = Map.groupBy(errorResponses, (each) => each.status);
  const errors = [...byStatus].map(([code, group]) => [
    code,
    {
      description: group.map((each) => `\`${each.code}\`: ${each.reason}`).join("\n\n"),
      content: json(errorResponse, Object.fromEntries(group.map((each) => [each.code, exampleOf(each)]))),
      "x-codes": group.map((each) => each.code),
    },
  ]);
  const successes = foreign
    ? Object.entries(foreign.responses).map(([code, schema]) => [
        code,
        { description: summary, content: json(schema) },
      ])
    : [
        [
          status,
          {
            description: summary,
            content: results
              ? json(successResponse(results), example === undefined ? {} : { success: successOf(example) })
              : Object.fromEntries([type].flat().map((each) => [each, {}])),
          },
        ],
      ];
  return describeRoute({
    summary,
    tags: [tag],
    ...(bearer && { security: [{ bearer: [] }] }),
    ...(partnerKey && { security: [{ partnerKey: [] }] }),
    ...(idempotent && { parameters: [idempotencyKey] }),
    ...(foreign?.request && { requestBody: { content: json(foreign.request) } }),
    responses: Object.fromEntries([...successes, ...errors]),
  });
}
