import fc from "fast-check";
import { expect, test } from "vitest";
import { allowsGuests, safeNext } from "./safe-next.ts";

test.each([
  "https://evil.test",
  "//evil.test",
  "/\\evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "\\\\evil.test",
  "javascript:alert(1)",
  "/.//evil.test",
  "///evil.test",
  "",
  null,
])("%j leads home", (next) => {
  expect(new URL(safeNext(next), "https://shop.test").host).toBe("shop.test");
  expect(safeNext(next)).toBe("/");
});

test("a path of ours is accepted with its query", () => {
  expect(safeNext("/pooja/pj_1/continue?package=pk_1")).toBe("/pooja/pj_1/continue?package=pk_1");
});

test("with any value the browser stays on our site", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((s) => `/${s}`),
        fc.webUrl(),
      ),
      (next) => {
        expect(new URL(safeNext(next), "https://shop.test").origin).toBe("https://shop.test");
      },
    ),
    { numRuns: 500 },
  );
});

test("orders, sankalps and consultations need a login, the booking of a puja does not", () => {
  expect(allowsGuests("/pooja/pj_1/continue")).toBe(true);
  expect(allowsGuests("/orders/ord_1/x")).toBe(false);
  expect(allowsGuests("/puja/sankalp/pk_1")).toBe(false);
  expect(allowsGuests("/astro/booking/status?booking_id=bk_1")).toBe(false);
  expect(allowsGuests("/?panel=orders")).toBe(false);
});
