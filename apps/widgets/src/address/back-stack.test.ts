import fc from "fast-check";
import { expect, test } from "vitest";
import { popTo, pushTo } from "./back-stack.ts";

test("each address that is left can be returned to", () => {
  const detail = { address: "/detail", stack: pushTo("/detail", { address: "/list", stack: [] }) };
  expect(detail.stack).toEqual(["/list"]);
  const form = { address: "/form", stack: pushTo("/form", detail) };
  expect(form.stack).toEqual(["/list", "/detail"]);
  expect(pushTo("/detail", form)).toEqual(["/list"]);
  expect(pushTo("/list", form)).toEqual([]);
});

test("a replaced address and the same address again add nothing", () => {
  const payment = { address: "/payment", stack: ["/list", "/form"] };
  expect(pushTo("/paid", payment, true)).toEqual(["/list", "/form"]);
  expect(pushTo("/payment", payment)).toEqual(["/list", "/form"]);
});

test("the browser's own Back pops the stack, and empties it for an unknown address", () => {
  expect(popTo("/detail", ["/list", "/detail"])).toEqual(["/list"]);
  expect(popTo("/elsewhere", ["/list", "/detail"])).toEqual([]);
});

test("whatever is opened, no address is on the stack twice, nor is the current one", () => {
  const step = fc.record({ next: fc.constantFrom("/a", "/b", "/c", "/d"), replace: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let current = { address: "/a", stack: [] as readonly string[] };
      for (const { next, replace } of steps) {
        current = { address: next, stack: pushTo(next, current, replace) };
        expect(new Set([...current.stack, current.address]).size).toBe(current.stack.length + 1);
      }
    }),
  );
});
