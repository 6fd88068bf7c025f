import { expect, test } from "vitest";
import { scrubText, scrubValue } from "./index.ts";

const id = "3kTVJ5cUo0yqJH2bnNq8rS";

test.each([
  ["OTP 4829 13 and go", "OTP [Filtered] and go"],
  ["PIN: 48", "PIN: [Filtered]"],
  ["the code: 4821", "the code: [Filtered]"],
  ["the code  is 4821", "the code  is [Filtered]"],
  ["the secret  is a1", "the secret  is [Filtered]"],
  ["a password a1b2c3 d", "a password [Filtered] d"],
  ["a Bearer   abc.def b", "a Bearer [Filtered] b"],
  ["see ?t=abc123 now", "see [Filtered] now"],
])("a secret is filtered in any wording: %j", (text, left) => {
  expect(scrubText(text)).toBe(left);
});

test.each([
  ["name='O\\'Neil', page=2", "name=[Filtered], page=2"],
  ['name=\\"Asha Rao\\" b', "name=[Filtered] b"],
  ['name=\\\\"Asha Rao\\\\" b', "name=[Filtered] b"],
  ['name={first: "Asha"', "name=[Filtered]"],
  ['name=["Asha", "Rao"', "name=[Filtered]"],
  ['name="Asha Rao', "name=[Filtered]"],
])("the value of a sensitive field is filtered completely, quoted or cut off: %j", (text, left) => {
  expect(scrubText(text)).toBe(left);
});

test.each([
  [`of pj_${id}`, `of pj_${id}`],
  [`of xpj_${id}`, "of [Filtered]"],
  [`of pj_${id}${id}`, "of [Filtered]"],
])("only complete ids of ours are kept: %s", (text, left) => {
  expect(scrubText(text)).toBe(left);
});

test("lists and records are cut at the fifth level and after fifty entries", () => {
  expect(scrubValue([[[[[["deep"]]]]]])).toEqual([[[[["[deeper]"]]]]]);
  expect(scrubValue({ a: { a: { a: { a: { a: { a: 1 } } } } } })).toEqual({
    a: { a: { a: { a: { a: "[deeper]" } } } },
  });
  const many = Array.from({ length: 60 }, (_, at) => at);
  expect(scrubValue(many)).toEqual(many.slice(0, 50));
  const record = Object.fromEntries(many.map((at) => [`k${at}`, at]));
  expect(Object.keys(scrubValue(record) as object)).toHaveLength(50);
});
