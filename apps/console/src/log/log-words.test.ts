import { expect, test } from "vitest";
import { actionWords, factsWords } from "./log-words.ts";

test.each([
  ["account.create", "Staff account: created"],
  ["pujaSeries.withdraw", "Puja: withdrawn"],
  ["partner.webhookSecret", "Partner: webhook secret"],
  ["fulfilment.out_for_delivery", "Order: out for delivery"],
  ["login", "Sign-in"],
])("%s is %s in the log", (action, shown) => {
  expect(actionWords(action)).toBe(shown);
});

test("facts are written in words, amounts as money, and ids as they are", () => {
  const facts = {
    ...{ role: "temple_desk", is_active: false, video_url: null, refund: "rfd_7Jww" },
    ...{ total: { amount: 6_150_000, currency: "inr" }, left: 7 },
  };
  expect(factsWords(facts)).toBe(
    "Role: temple desk; Is active: no; Video url: –; Refund: rfd_7Jww; Total: ₹61,500; Left: 7",
  );
  expect(factsWords(null)).toBe("");
});
