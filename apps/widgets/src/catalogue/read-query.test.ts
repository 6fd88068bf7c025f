import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";

const read = (search: string) => readQuery(new URLSearchParams(search));

test("a partner may narrow the list and say how long it is", () => {
  expect(read("deity=shiva&temple=kashi-vishwanath&purpose=health&limit=3")).toEqual({
    deity: "shiva",
    temple: "kashi-vishwanath",
    purpose: "health",
    limit: 3,
  });
});

test.each(["", "limit=0", "limit=49", "limit=-1", "limit=many", "deity=%3Cb%3E", "temple=&purpose=A%20b"])(
  "?%s is read as the whole list",
  (search) => {
    expect(read(search)).toEqual({ limit: 12 });
  },
);
