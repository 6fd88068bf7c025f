import { errorResponse, partnerConfig, partnerOrder, successResponse } from "@aradhana/core/contract";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";

const { request } = await createTestApp();

interface Media {
  schema?: { $ref?: string };
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: { $ref?: string; name?: string }[];
  responses: Record<string, { $ref?: string; headers?: object; content?: Record<string, Media> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Record<"schemas" | "responses" | "headers" | "parameters" | "securitySchemes", object>;
}
let document: Document;
const operations = () => Object.values(document.paths).flatMap((item) => Object.values(item));
const operation = (id: string) => {
  const found = operations().find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};

beforeAll(async () => {
  document = await (await request("/openapi.json")).json();
});

test("every operation has an id of its own that can be the name of a function", () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(["getHome", "getPartnerConfig", "getPartnerOrderByTempId"]));
});

test("schemas of the contract are components with their names, and every reference leads to one", () => {
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(["Money", "PartnerOrder", "PartnerConfig", "ErrorResponse", "CallbackRequest"]),
  );
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(100);
  const lost = references.filter(
    ([, kind = "", name = ""]) => !(name in (document.components[kind as "schemas"] ?? {})),
  );
  expect(lost.map(([found]) => found)).toEqual([]);
});

test("each operation says how it is authorised, and which headers and errors its answers have", () => {
  const { components } = document;
  expect(Object.keys(components.securitySchemes)).toEqual(["bearer", "partnerKey"]);
  expect(operation("getPartnerOrderByTempId").security).toEqual([{ partnerKey: [] }]);
  for (const { operationId, responses } of operations()) {
    for (const [status, { $ref, headers }] of Object.entries(responses))
      expect($ref ?? headers, `${operationId} ${status}`).toBeDefined();
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(["422", "429", "500", "503"]));
  }
  expect(components.responses).toMatchObject({
    TooManyRequests: { headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } },
  });
});

test("what has to be sent once has an idempotency key", () => {
  const needsKey = operations().filter(({ responses }) =>
    JSON.stringify(responses).includes("idempotency_key_missing"),
  );
  expect(needsKey.length).toBeGreaterThan(3);
  for (const { operationId, parameters = [] } of needsKey)
    expect(
      parameters.map(({ name }) => name),
      operationId,
    ).toContain("Idempotency-Key");
});

test("examples of errors are errors of the contract, one for each code", () => {
  const all = operations().flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ content }) =>
      Object.entries(content?.["application/json"]?.examples ?? {}),
    ),
  );
  const exampleOf = (id: string) =>
    operation(id).responses["200"]?.content?.["application/json"]?.examples?.success?.value;
  v.parse(successResponse(partnerOrder), exampleOf("getPartnerOrderByTempId"));
  v.parse(successResponse(partnerConfig), exampleOf("getPartnerConfig"));
  const errors = all.filter(([name]) => name !== "success");
  expect(errors.length).toBeGreaterThan(50);
  for (const [code, { value }] of errors) expect(v.parse(errorResponse, value).code).toBe(code);
  expect(all.length).toBeGreaterThan(errors.length);
});
