import { successResponse as envelope } from "@aradhana/core/contract";
import { parse } from "valibot";
import { expect, test } from "vitest";
import { files, type Recorded, schemas } from "./answers.ts";

const recorded = Object.entries(files).map(
  ([path, recording]) => [path.replace(/^.*\/|\.json$/g, ""), recording] as const,
);
const nameOf = (file: string) => file.replace(/\.(en|hi)$/, "") as Recorded;

test("there is an answer for every name, and a name for every answer", () => {
  const names = new Set(recorded.map(([file]) => nameOf(file)));
  expect([...names].sort()).toEqual(Object.keys(schemas).sort());
});

test.each(recorded)("%s is what the API may answer today", (file, recording) => {
  expect(() => parse(envelope(schemas[nameOf(file)]), recording)).not.toThrow();
});
