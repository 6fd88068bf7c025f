import { errorResponse, successResponse } from "@aradhana/core/contract";
import { describeRoute, resolver } from "hono-openapi";
import type * as v from "valibot";
import type { ErrorFactory } from "../errors/app-error.ts";

type Documentation = {
  tag: string;
  summary: string;
  /** @default 200 */
  status?: 200 | 201 | 202;
  /** Refusals of this route's own; `commonRefusals` need not be named. */
  errorResponses?: readonly ErrorFactory[];
  /** Whether a bearer token is needed. @default false */
  bearer?: boolean;
} & (
  | { /** What stands in `results`. */ results: v.GenericSchema; type?: never; foreign?: never }
  | {
      /** What is answered where it is no JSON: "text/html", say. */ type: string;
      results?: never;
      foreign?: never;
    }
  | {
      /** Bodies in somebody else's shape, which no validator of ours reads. */ foreign: Foreign;
      results?: never;
      type?: never;
    }
);
/** By status what is answered, and what is asked where it is a body. */
type Foreign = { asks?: v.GenericSchema; answers: Readonly<Record<number, v.GenericSchema>> };

/** Schemas as they travel: what a transform makes of the input is nobody's business outside. */
export const onTheWire = { typeMode: "input", errorMode: "ignore" } as const;

const json = (schema: v.GenericSchema) => ({ "application/json": { schema: resolver(schema, onTheWire) } });

/** Says what a route answers. The documentation is made from it, and every answer in a test is checked against it. */
export function documented({
  summary,
  results,
  type,
  foreign,
  status = 200,
  errorResponses = [],
  bearer = false,
  tag,
}: Documentation) {
  const byStatus = Map.groupBy(errorResponses, (each) => each.status);
  const refused = [...byStatus].map(([code, group]) => [
    code,
    {
      description: group.map((each) => `\`${each.code}\`: ${each.reason}`).join("\n\n"),
      content: json(errorResponse),
      "x-codes": group.map((each) => each.code),
    },
  ]);
  const answered = foreign
    ? Object.entries(foreign.answers).map(([code, schema]) => [
        code,
        { description: summary, content: json(schema) },
      ])
    : [
        [
          status,
          { description: summary, content: results ? json(successResponse(results)) : { [type]: {} } },
        ],
      ];
  return describeRoute({
    summary,
    tags: [tag],
    ...(bearer && { security: [{ bearer: [] }] }),
    ...(foreign?.asks && { requestBody: { content: json(foreign.asks) } }),
    responses: Object.fromEntries([...answered, ...refused]),
  });
}
