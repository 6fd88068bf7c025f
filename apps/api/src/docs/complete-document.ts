import * as contract from "@aradhana/core/contract";
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { commonErrors } from "../errors/common.errors.ts";
import { exampleOf } from "../errors/example-of.ts";
import { onTheWire } from "../http/documented.ts";
import type { ApiDocument } from "./open-api.ts";
import { operationIdOf, pascal } from "./operation-id.ts";

type Json = unknown;
type JsonObject = { [name: string]: Json };

const methods = ["get", "post", "put", "patch", "delete"] as const;
const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** JSON with sorted keys: equal for equal schemas. */
const keyOf = (value: Json): string =>
  JSON.stringify(value, (name, inner: Json) => {
    if (name === "$schema") return undefined;
    if (!isObject(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

const isSchema = (value: unknown): value is v.GenericSchema => isObject(value) && value.kind === "schema";

/** The exports of the contract that describe objects, by what they look like. */
function namesOfContract(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(contract)) {
    if (!isSchema(schema)) continue;
    const json: JsonObject = { ...toJsonSchema(schema, onTheWire) };
    const isNameable = isObject(json.properties) && Object.keys(json.properties).length > 0;
    const key = keyOf(json);
    if (isNameable && !names.has(key)) names.set(key, pascal(name));
  }
  return names;
}

/** Moves the schemas that have a name into components, and refers to them. */
function createComponents(names: ReadonlyMap<string, string>) {
  const schemas: JsonObject = {};
  const inner = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(moved);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, each]) => (name === "$schema" ? [] : [[name, moved(each)]])),
    );
  };
  function moved(value: Json): Json {
    const name = isObject(value) ? names.get(keyOf(value)) : undefined;
    if (name === undefined) return inner(value);
    schemas[name] ??= inner(value);
    return refTo("schemas", name);
  }
  /** The schema of a body, which gets a name also where the contract has none for it. */
  const named = (name: string, schema: Json): Json => {
    const result = moved(schema);
    if (!isObject(result) || !isObject(result.properties)) return result;
    schemas[name] = result;
    return refTo("schemas", name);
  };
  return { schemas, moved, named };
}

const headers = {
  RequestId: {
    description: "The id of this request, which finds it in the log.",
    schema: { type: "string" },
    example: "req_4f1d9a6c2b8e7035",
  },
  RetryAfter: {
    description: "Seconds to wait before the next try.",
    schema: { type: "integer", minimum: 1 },
    example: 30,
  },
};
const requestId = { "X-Request-Id": refTo("headers", "RequestId") };
const retryAfter = { "Retry-After": refTo("headers", "RetryAfter") };
const isTemporary = (status: number | string) => Number(status) === 429 || Number(status) === 503;
const headersOf = (status: number | string) => ({ ...requestId, ...(isTemporary(status) && retryAfter) });

const commonResponses = commonErrors.map((each) => ({
  ...{ name: pascal(each.code), status: String(each.status) },
  response: {
    description: `\`${each.code}\`: ${each.reason}`,
    headers: headersOf(each.status),
    content: {
      "application/json": {
        schema: refTo("schemas", "ErrorResponse"),
        examples: { [each.code]: { value: exampleOf(each) } },
      },
    },
  },
}));

/**
 * The document with what generators of clients need: operation ids, components with names, headers, and on every operation
 * the errors that each route can have.
 */
export function completeDocument(document: ApiDocument): JsonObject {
  const { schemas, moved, named } = createComponents(namesOfContract());
  const shared = new Map(commonResponses.map(({ name, status }) => [status, refTo("responses", name)]));

  const contentOf = (content: Json, name: string) =>
    isObject(content)
      ? Object.fromEntries(
          Object.entries(content).map(([type, media]) => [
            type,
            isObject(media) && "schema" in media ? { ...media, schema: named(name, media.schema) } : media,
          ]),
        )
      : undefined;

  function completeOperation(method: string, path: string, operation: JsonObject): JsonObject {
    const operationId = operationIdOf(method, path);
    const name = pascal(operationId);
    const responses = isObject(operation.responses) ? operation.responses : {};
    const own = Object.entries(responses).map(([status, response]) => {
      if (!isObject(response)) return [status, response];
      const content = contentOf(response.content, `${name}Response`);
      return [status, { ...response, headers: headersOf(status), ...(content && { content }) }];
    });
    const body = operation.requestBody;
    return {
      ...operation,
      operationId,
      ...(Array.isArray(operation.parameters) && { parameters: operation.parameters.map(moved) }),
      ...(isObject(body) && {
        requestBody: { ...body, content: contentOf(body.content, `${name}Request`) },
      }),
      responses: { ...Object.fromEntries(shared), ...Object.fromEntries(own) },
    };
  }

  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        methods.flatMap((method) => {
          const operation: Json = item?.[method];
          return isObject(operation) ? [[method, completeOperation(method, path, operation)]] : [];
        }),
      ),
    ]),
  );
  named("ErrorResponse", { ...toJsonSchema(contract.errorResponse, onTheWire) });
  const responses = Object.fromEntries(commonResponses.map(({ name, response }) => [name, response]));
  return {
    ...document,
    paths,
    components: { ...document.components, schemas, responses, headers },
  };
}
