import { isDeepStrictEqual } from "node:util";
import { errorResponse } from "@aradhana/core/contract";
import type { Hono } from "hono";
import { type DescribeRouteOptions, uniqueSymbol } from "hono-openapi";
import * as v from "valibot";
import { commonErrors } from "../src/errors/common.errors.ts";
import type { AppEnv } from "../src/http/app-env.ts";

type App = Pick<Hono<AppEnv>, "router">;
type DocumentedHandler = { [uniqueSymbol]?: { spec?: DescribeRouteOptions } };

/** The documentation of the route that the router selects for a request. */
export function documentationOf(app: App, method: string, path: string): DescribeRouteOptions | undefined {
  const matched = app.router.match(method === "HEAD" ? "GET" : method, path)[0];
  return matched.map(([[handler]]) => (handler as DocumentedHandler)[uniqueSymbol]?.spec).find(Boolean);
}

/** Throws if a response does not match its route's documentation or has an undocumented field. */
export async function checkResponse(
  app: App,
  method: string,
  path: string,
  response: Response,
): Promise<void> {
  const label = `${method} ${path} → ${response.status}`;
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (!isJson || method === "HEAD") return;
  const body: unknown = await response.clone().json();
  const documentation = documentationOf(app, method, path);
  const documented = documentation?.responses?.[response.status];

  // Our errors are documented by their codes, errors in a gateway's format by a schema.
  const hasOwnErrorShape = documented !== undefined && "content" in documented && !("x-codes" in documented);
  if (response.status >= 400 && !hasOwnErrorShape) {
    const { code } = parseExactly(errorResponse, body, label);
    if (code === "internal") throw new Error(`${label}: an unexpected error.`);
    const routeCodes = documented && "x-codes" in documented ? (documented["x-codes"] as string[]) : [];
    const allowedCodes = [
      ...routeCodes,
      ...commonErrors.filter(({ status }) => status === response.status).map((each) => each.code),
    ];
    if (!allowedCodes.includes(code)) throw new Error(`${label}: the code ${code} is not documented.`);
    return;
  }
  if (!documentation) return;
  const schema =
    documented && "content" in documented ? documented.content?.["application/json"]?.schema : undefined;
  if (!schema || !("validate" in schema)) throw new Error(`${label}: this status is not documented.`);
  const result = await schema.validate(body);
  if (result.issues)
    throw new Error(
      `${label}: ${JSON.stringify(result.issues.map(({ message, path: at }) => [at, message]))}`,
    );
  assertSame(result.value, body, label);
}

function parseExactly<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  label: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new Error(`${label}: ${JSON.stringify(v.flatten(parsed.issues))}`);
  assertSame(parsed.output, body, label);
  return parsed.output;
}

/** Parsing drops fields that the schema does not name: a difference is an undocumented field. */
function assertSame(parsed: unknown, sent: unknown, label: string): void {
  if (isDeepStrictEqual(parsed, sent)) return;
  throw new Error(
    `${label}: the response has fields that its schema does not name.\n${JSON.stringify(sent, null, 1)}`,
  );
}
