import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { outline } from "./outline.ts";

const { request } = await createTestApp();
const openApi = v.object({ paths: v.record(v.string(), v.unknown()) });

test("the API serves an OpenAPI document", async () => {
  const document = await (await request("/openapi.json")).json();
  expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Aradhana API" } });
});

test("routes of the shop are documented in public, those of staff are not", async () => {
  const { paths } = v.parse(openApi, await (await request("/openapi.json")).json());
  const listed = Object.keys(paths);
  expect(listed).toContain("/noauth-api/v1/home");
  expect(listed.filter((path) => path.startsWith("/staff"))).toEqual([]);
  expect((await (await request("/docs")).text()).includes("/staff/")).toBe(false);
});

test("the documentation page has no scripts and no external files", async () => {
  const response = await request("/docs");
  const page = await response.text();
  expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page).not.toMatch(/<script|<link|src=|style=/);
  expect(v.parse(v.string(), page)).toContain("<title>Aradhana API</title>");
});

test("the outline of a schema looks like a TypeScript type", () => {
  const schema = {
    type: "object",
    required: ["kind"],
    properties: {
      kind: { enum: ["a", "b"] },
      people: {
        type: "array",
        items: { type: "object", required: ["age"], properties: { age: { type: "integer" } } },
      },
      note: { anyOf: [{ type: "string", maxLength: 20 }, { type: "null" }], default: null },
    },
  };
  expect(outline(schema)).toBe(
    [
      "{",
      '  kind: "a" | "b"',
      "  people?: {",
      "    age: integer",
      "  }[]",
      "  note?: string (…20) | null = null",
      "}",
    ].join("\n"),
  );
});
