import fc from "fast-check";
import type { ApiDocument } from "../src/docs/open-api.ts";
import type { JsonSchema } from "../src/docs/outline.ts";
import { trialKeys } from "../src/partners/trial-keys.ts";
import { arbitraryOf, type Known } from "./arbitrary-of.ts";

type Operation = {
  method: string;
  path: string;
  parameters: { in: string; name: string; schema: JsonSchema; required: boolean }[];
  body?: JsonSchema;
};

/** A request as it is sent: `query` and `path` are already written as an address. */
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

/** Who sends: tokens and secrets that open something. */
type Senders = { bearers: readonly string[]; known: Known };

/**
 * Requests to one operation. Half are honest: they fit the document and name things that exist. The others
 * have wrong ids, types, bodies, headers and methods among what fits.
 */
export const arbitraryRequest = (operation: Operation, senders: Senders): fc.Arbitrary<GeneratedRequest> =>
  fc.oneof(requestTo(operation, senders, false), requestTo(operation, senders, true));

function requestTo(operation: Operation, { bearers, known }: Senders, isHostile: boolean) {
  const taste = { known, isHostile };
  const often = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
    isHostile ? fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd }) : usual;
  return fc
    .record({
      method: often(fc.constant(operation.method), oddMethods),
      path: pathOf(operation, taste),
      query: often(queryOf(operation, taste), oddQueries),
      headers: isHostile ? hostileHeaders(bearers) : honestHeaders(bearers),
      type: often(fc.constant("application/json"), oddTypes),
      body: often(arbitraryOf(operation.body ?? {}, taste).map(stringified), oddBodies),
    })
    .map(({ method, path, query, headers, type, body }) => ({
      method,
      url: `${path}${query}`,
      headers: { ...headers, ...(type && { "content-type": type }) },
      ...(method !== "GET" && method !== "HEAD" && { body }),
    }));
}

const oddMethods = fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD");

type Taste = Parameters<typeof arbitraryOf>[1];

const pathOf = ({ path, parameters }: Operation, taste: Taste) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const values = names.map((name) => {
    const schema = parameters.find((each) => each.in === "path" && each.name === name)?.schema ?? {
      type: "string",
    };
    return fc.oneof(
      fc.constantFrom("sandbox", "deity-shiva-320.avif", "x", "..", "%2e%2e%2f"),
      arbitraryOf(schema, taste, name),
    );
  });
  return fc
    .tuple(...values)
    .map((chosen) =>
      names.reduce((made, name, index) => made.replace(`{${name}}`, () => encoded(chosen[index])), path),
    );
};

function queryOf({ parameters }: Operation, taste: Taste): fc.Arbitrary<string> {
  const asked = parameters.filter((each) => each.in === "query");
  const values = asked.map(({ name, schema }) => [name, arbitraryOf(schema, taste, name)] as const);
  const requiredKeys = asked.filter((each) => each.required).map(({ name }) => name);
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
  // Whatever a header can hold: visible Latin-1.
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

/** What is no JSON at all, or too much of it. */
const oddBodies = fc.constantFrom(
  ...["", "{", "null", "[]", "\0", '{"a":1}{', '{"__proto__":{"admin":true}}', "\ufeff{}", "7"],
  ...["[".repeat(20_000), `{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, `"${"x".repeat(66_000)}"`],
);

function stringified(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    // A cycle or a bigint, of `anything`.
    return String(value);
  }
}

/** Percent-encoded; half a surrogate pair as the bytes that stand for it, which no decoder accepts. */
function encoded(value: unknown): string {
  const text = typeof value === "string" ? value : stringified(value);
  return [...text].map((sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : "%ED%A0%80")).join("");
}
