import { isDeepStrictEqual } from "node:util";
import { errorResponse } from "@aradhana/core/contract";
import type { Hono } from "hono";
import { type DescribeRouteOptions, uniqueSymbol } from "hono-openapi";
import * as v from "valibot";
import { commonErrors } from "../src/errors/common.errors.ts";
import type { AppEnv } from "../src/http/app-env.ts";

type App = Pick<Hono<AppEnv>, "router">;
type Described = { [uniqueSymbol]?: { spec?: DescribeRouteOptions } };

/** What a route's documentation says, found as the router finds the route itself. */
export function documentationOf(app: App, method: string, path: string): DescribeRouteOptions | undefined {
  const matched = app.router.match(method === "HEAD" ? "GET" : method, path)[0];
  return matched.map(([[handler]]) => (handler as Described)[uniqueSymbol]?.spec).find(Boolean);
}

/** Throws where an answer is not what its route's documentation promises, or holds a field it does not name. */
export async function checkAnswer(app: App, method: string, path: string, response: Response): Promise<void> {
  const what = `${method} ${path} → ${response.status}`;
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (!isJson || method === "HEAD") return;
  const body: unknown = await response.clone().json();
  const documentation = documentationOf(app, method, path);
  const promised = documentation?.responses?.[response.status];

  // A refusal in somebody else's shape is documented by its own schema, ours by their codes.
  const isForeign = promised !== undefined && "content" in promised && !("x-codes" in promised);
  if (response.status >= 400 && !isForeign) {
    const { code } = exactly(errorResponse, body, what);
    if (code === "internal") throw new Error(`${what}: an unexpected error.`);
    const own = promised && "x-codes" in promised ? (promised["x-codes"] as string[]) : [];
    const known = [
      ...own,
      ...commonErrors.filter(({ status }) => status === response.status).map((each) => each.code),
    ];
    if (!known.includes(code)) throw new Error(`${what}: the code ${code} is not documented.`);
    return;
  }
  if (!documentation) return;
  const schema =
    promised && "content" in promised ? promised.content?.["application/json"]?.schema : undefined;
  if (!schema || !("validate" in schema)) throw new Error(`${what}: this status is not documented.`);
  const result = await schema.validate(body);
  if (result.issues)
    throw new Error(
      `${what}: ${JSON.stringify(result.issues.map(({ message, path: at }) => [at, message]))}`,
    );
  demandSame(result.value, body, what);
}

function exactly<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  what: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body);
  if (!read.success) throw new Error(`${what}: ${JSON.stringify(v.flatten(read.issues))}`);
  demandSame(read.output, body, what);
  return read.output;
}

/** A schema drops what it does not name: a difference is a field that leaves us unannounced. */
function demandSame(read: unknown, sent: unknown, what: string): void {
  if (isDeepStrictEqual(read, sent)) return;
  throw new Error(
    `${what}: the answer holds what its schema does not name.\n${JSON.stringify(sent, null, 1)}`,
  );
}
