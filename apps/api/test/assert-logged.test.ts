import { expect, test } from "vitest";
import { assertLogged } from "./assert-logged.ts";

const path = "/staff/v1/coupon";
const coupon = 'insert into "coupons" ("code") values ($1)';

test("a write of staff without a row in their log is found; sessions, limits and reads need none", () => {
  expect(() => assertLogged("POST", path, [coupon])).toThrow("changed coupons without a row in staff_log");
  expect(() => assertLogged("POST", path, [coupon, 'insert into "staff_log" values ($1)'])).not.toThrow();
  expect(() => assertLogged("POST", path, ['update "staff_sessions" set "x" = $1'])).not.toThrow();
  expect(() => assertLogged("GET", path, [coupon])).not.toThrow();
});
