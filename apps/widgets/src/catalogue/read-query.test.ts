import { chadhaavaListingQuery, poojaListingQuery } from "@aradhana/core/contract";
import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";

const read = (search: string) => readQuery(new URLSearchParams(search), poojaListingQuery.entries);

test("a partner may narrow the list and say how long it is", () => {
  expect(read("deity=shiva&temple=kashi-vishwanath&purpose=health&limit=3")).toEqual({
    deity: "shiva",
    temple: "kashi-vishwanath",
    purpose: "health",
    limit: 3,
  });
});

test("every filter of the shop's own list counts, where that kind of ritual has it", () => {
  const search = "q=shani&vip=true&from=2026-11-24&to=2026-11-30&max_price=100000&sort=price&limit=3";
  const filters = Object.fromEntries(new URLSearchParams(search));
  expect(read(search)).toEqual({ ...filters, limit: 3 });
  const { vip: _, ...others } = filters;
  const chadhaava = readQuery(new URLSearchParams(search), chadhaavaListingQuery.entries);
  expect(chadhaava).toEqual({ ...others, limit: 3 });
});

test.each(["", "limit=0", "limit=49", "limit=-1", "limit=many", "deity=%3Cb%3E", "temple=&purpose=A%20b"])(
  "?%s is read as the whole list",
  (search) => {
    expect(read(search)).toEqual({ limit: 12 });
  },
);
