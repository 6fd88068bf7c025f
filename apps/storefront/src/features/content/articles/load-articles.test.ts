import { expect, test } from "vitest";
import { readFilters } from "./load-articles.ts";

test.each([
  ["", { page: 1 }],
  ["category=puja&q=+sankalp+&page=3", { category: "puja", q: "sankalp", page: 3 }],
  ["page=0", { page: 1 }],
  ["page=-1", { page: 1 }],
  ["page=1.5", { page: 1 }],
  ["page=9999", { page: 1000 }],
  ["category=../x&q=++", { page: 1 }],
])("the address ?%s asks for what makes sense", (search, filters) => {
  expect(JSON.parse(JSON.stringify(readFilters(new URLSearchParams(search))))).toEqual(filters);
});

test("a longer search than the API takes is cut", () => {
  expect(readFilters(new URLSearchParams({ q: "x".repeat(200) })).q).toHaveLength(80);
});
