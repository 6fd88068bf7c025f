import fc from "fast-check";
import { expect, test } from "vitest";
import { wayBack, wayOn } from "./way.ts";

test("who goes on can come back, step by step", () => {
  const detail = { address: "/detail", way: wayOn("/detail", { address: "/list", way: [] }) };
  expect(detail.way).toEqual(["/list"]);
  const form = { address: "/form", way: wayOn("/form", detail) };
  expect(form.way).toEqual(["/list", "/detail"]);
  expect(wayOn("/detail", form)).toEqual(["/list"]);
  expect(wayOn("/list", form)).toEqual([]);
});

test("what takes another's place is no step, and neither is the same address again", () => {
  const payment = { address: "/payment", way: ["/list", "/form"] };
  expect(wayOn("/paid", payment, true)).toEqual(["/list", "/form"]);
  expect(wayOn("/payment", payment)).toEqual(["/list", "/form"]);
});

test("the browser's own Back goes along the way, and leads to its beginning from elsewhere", () => {
  expect(wayBack("/detail", ["/list", "/detail"])).toEqual(["/list"]);
  expect(wayBack("/elsewhere", ["/list", "/detail"])).toEqual([]);
});

test("wherever one goes, no address is on the way twice, nor is the one that is shown", () => {
  const step = fc.record({ next: fc.constantFrom("/a", "/b", "/c", "/d"), replace: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let stand = { address: "/a", way: [] as readonly string[] };
      for (const { next, replace } of steps) {
        stand = { address: next, way: wayOn(next, stand, replace) };
        expect(new Set([...stand.way, stand.address]).size).toBe(stand.way.length + 1);
      }
    }),
  );
});
