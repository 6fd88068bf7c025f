import { expect, test } from "vitest";
import { hasOutsidePayment } from "./index.ts";

test.each([
  ["Pay 501 to guruji@okaxis", "UPI id"],
  ["upi id: 9876543210@ybl", "UPI id with a number"],
  ["pandit.ji-1@paytm।", "UPI id before a danda"],
  ["upi://pay?pa=a@b&am=100", "UPI link"],
  ["https://rzp.io/l/puja", "payment page"],
  ["see paypal.me/guru", "payment page without a scheme"],
  ["message me on wa.me/919876543210", "another messenger"],
  ["call 98765 43210", "number with a space"],
  ["call +91-98765-43210 now", "number with a dial code"],
  ["मेरा नंबर ९८७६५४३२१० है", "number in Devanagari digits"],
  ["９８７６５４３２１０", "number in full-width digits"],
  ["+1 (415) 555-2671", "number abroad"],
])("warns of %s (%s)", (text) => {
  expect(hasOutsidePayment(text)).toBe(true);
});

test.each([
  "My order ARD-2026-000123 of ₹1,25,000 has not come",
  "Born on 12/05/1987 at 6:45 in Varanasi",
  "Write to care@example.com",
  "Ekadashi ends at 18:42 on 2026-11-28",
  "The number 12345678901234 is the tracking number",
  "मेरा जन्म 1987 में हुआ",
])("does not warn of %s", (text) => {
  expect(hasOutsidePayment(text)).toBe(false);
});
