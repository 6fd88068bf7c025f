import { createCouponRequest, createStaffAccountRequest, partnerContent } from "@aradhana/core/staff";
import { expect, test } from "vitest";
import { validateWith } from "./validate-with.ts";

test("a field that is wrong says what is expected of it", () => {
  const none = { inr: 0, usd: 0, eur: 0 };
  const coupon = {
    ...{ code: "ten%", discount: { kind: "pct", pct: 95, cap: null }, min_total: none },
    ...{ first_order_only: false, per_customer: 0, min_devotees: null, starts_at: "soon", ends_at: null },
  };
  expect(validateWith(createCouponRequest)(coupon)).toMatchObject({
    code: "3 to 24 capital letters and digits, such as DIWALI10.",
    discount: { pct: "At most 90." },
    per_customer: "At least 1.",
  });
  const account = { name: "A".repeat(81), role: "support", phone: { dial_code: "+91", number: "" } };
  expect(validateWith(createStaffAccountRequest)(account)).toEqual({
    name: "At most 80 characters.",
    phone: { dial_code: "The digits of the country code without the plus, such as 91." },
  });
});

test("a list that is typed into one field has one message there", () => {
  const { origins } = validateWith(partnerContent, "origins")({ origins: ["https://a.test", "a.test/path"] });
  expect(origins).toBe("Sites such as https://example.com, without a path, one on each line.");
});
