import fc from "fast-check";
import type { ApiDocument } from "../src/docs/open-api.ts";
import type { JsonSchema } from "../src/docs/outline.ts";
import { trialKeys } from "../src/partners/trial-keys.ts";
import { arbitraryFromSchema, type KnownValues } from "./arbitrary-from-schema.ts";

type Operation = {
  method: string;
  path: string;
  parameters: { in: string; name: string; schema: JsonSchema; required: boolean }[];
  body?: JsonSchema;
};

/** A request ready to be sent. */
export type GeneratedRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
};

/** Every operation that the document describes. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).flatMap(([method, operation]) => {
      if (typeof operation !== "object" || Array.isArray(operation) || !("responses" in operation)) return [];
      const parameters = (operation.parameters ?? []).flatMap((each) =>
        "name" in each
          ? [
              {
                in: each.in,
                name: each.name,
                schema: (each.schema ?? {}) as JsonSchema,
                required: each.required ?? false,
              },
            ]
          : [],
      );
      const content =
        operation.requestBody && "content" in operation.requestBody ? operation.requestBody.content : {};
      const body = content["application/json"]?.schema as JsonSchema | undefined;
      return [{ method: method.toUpperCase(), path, parameters, ...(body && { body }) }];
    }),
  );
}

/** Valid tokens, and ids that exist. */
type Credentials = { bearers: readonly string[]; known: KnownValues };

/**
 * Requests to one operation. Half are valid and name existing things. The others mix in wrong ids, types,
 * bodies, headers and methods.
 */
export const arbitraryRequest = (
  operation: Operation,
  credentials: Credentials,
): fc.Arbitrary<GeneratedRequest> =>
  fc.oneof(requestTo(operation, credentials, false), requestTo(operation, credentials, true));

function requestTo(operation: Operation, { bearers, known }: Credentials, isHostile: boolean) {
  const options = { known, isHostile };
  const mostly = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
    isHostile ? fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd }) : usual;
  return fc
    .record({
      method: mostly(fc.constant(operation.method), oddMethods),
      path: pathOf(operation, options),
      query: mostly(queryOf(operation, options), oddQueries),
      headers: isHostile ? hostileHeaders(bearers) : honestHeaders(bearers),
      type: mostly(fc.constant("application/json"), oddTypes),
      body: mostly(arbitraryFromSchema(operation.body ?? {}, options).map(stringified), oddBodies),
    })
    .map(({ method, path, query, headers, type, body }) => ({
      method,
      url: `${path}${query}`,
      headers: { ...headers, ...(type && { "content-type": type }) },
      ...(method !== "GET" && method !== "HEAD" && { body }),
    }));
}

const oddMethods = fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD");

type Options = Parameters<typeof arbitraryFromSchema>[1];

const pathOf = ({ path, parameters }: Operation, options: Options) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const values = names.map((name) => {
    const schema = parameters.find((each) => each.in === "path" && each.name === name)?.schema ?? {
      type: "string",
    };
    return fc.oneof(
      fc.constantFrom("sandbox", "deity-shiva-320.avif", "x", "..", "%2e%2e%2f"),
      arbitraryFromSchema(schema, options, name),
    );
  });
  return fc
    .tuple(...values)
    .map((chosen) =>
      names.reduce((result, name, index) => result.replace(`{${name}}`, () => encoded(chosen[index])), path),
    );
};

function queryOf({ parameters }: Operation, options: Options): fc.Arbitrary<string> {
  const queryParameters = parameters.filter((each) => each.in === "query");
  const values = queryParameters.map(
    ({ name, schema }) => [name, arbitraryFromSchema(schema, options, name)] as const,
  );
  const requiredKeys = queryParameters.filter((each) => each.required).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys }).map((chosen) => {
    const pairs = Object.entries(chosen).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => `${name}=${encoded(each)}`),
    );
    return pairs.length > 0 ? `?${pairs.join("&")}` : "";
  });
}

const oddQueries = fc.constantFrom(
  ...["?", "?%", "?=&=", "?a=%ED%A0%80", "?q=%00", "?__proto__=1", `?${"a=1&".repeat(300)}`],
);

const oddTypes = fc.constantFrom(
  ...["text/plain", "application/json; charset=utf-8", "multipart/form-data; boundary=x", "x", ""],
);

const SESSION = "0f8fad5bd9cb-469f-a165-70867728950e";
const bearer = (bearers: readonly string[]) => fc.constantFrom(...bearers.map((token) => `Bearer ${token}`));

const honestHeaders = (bearers: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    {
      ...{ authorization: bearer(bearers), "x-session-id": fc.constant(SESSION) },
      ...{ "idempotency-key": fc.uuid(), "x-partner-key": fc.constant(trialKeys.astrology) },
    },
    { requiredKeys: ["x-session-id", "idempotency-key"] },
  );

function hostileHeaders(bearers: readonly string[]): fc.Arbitrary<Record<string, string>> {
  // Headers can hold visible Latin-1 only.
  const letter = fc
    .oneof(fc.integer({ min: 0x21, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff }))
    .map((code) => String.fromCharCode(code));
  const latin = fc.string({ unit: letter, maxLength: 60 });
  return fc.record(
    {
      authorization: fc.oneof(bearer(bearers), fc.constantFrom("Bearer", "Basic x"), latin),
      "x-session-id": fc.oneof(fc.uuid(), latin),
      "idempotency-key": fc.oneof(fc.uuid(), latin),
      "x-partner-key": fc.oneof(fc.constant(trialKeys.gemstones), latin),
      origin: fc.constantFrom("http://127.0.0.1:4300", "null", "https://evil.test"),
      "if-none-match": fc.oneof(fc.constant("*"), latin),
      range: fc.constantFrom("bytes=0-1", "bytes=-", "bytes=9-1", "bytes=99999999999999999999-"),
      "x-forwarded-for": latin,
      "x-sandbox-signature": latin,
      "accept-language": latin,
    },
    { requiredKeys: [] },
  );
}

/** Invalid, deeply nested and oversized JSON. */
const oddBodies = fc.constantFrom(
  ...["", "{", "null", "[]", "\0", '{"a":1}{', '{"__proto__":{"admin":true}}', "\ufeff{}", "7"],
  ...["[".repeat(20_000), `{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, `"${"x".repeat(66_000)}"`],
);

function stringified(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    // `fc.anything` generates cycles and bigints.
    return String(value);
  }
}

/** Percent-encoded; a lone surrogate becomes its bytes, which no decoder accepts. */
function encoded(value: unknown): string {
  const text = typeof value === "string" ? value : stringified(value);
  return [...text]
    .map((character) => (character.isWellFormed() ? encodeURIComponent(character) : "%ED%A0%80"))
    .join("");
}
