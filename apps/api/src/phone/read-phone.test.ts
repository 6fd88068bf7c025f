import fc from "fast-check";
import { expect, test } from "vitest";
import { readPhone } from "./read-phone.ts";

test.each([
  ["91", " 9876543210 ", "+919876543210"],
  ["1", "(212) 555-2368", "+12125552368"],
  ["44", "07911 123456", "+447911123456"],
  ["49", "0151 23456789", "+4915123456789"],
  ["971", "50 123 4567", "+971501234567"],
])("the number +%s %s is read as %s", async (dial_code, number, e164) => {
  expect(await readPhone({ dial_code, number })).toMatchObject({
    ok: true,
    phone: { dialCode: dial_code, e164 },
  });
});

test.each([
  ["91", "", "empty"],
  ["91", "98765", "length"],
  ["91", "5876543210", "first_digit"],
  ["1", "  ", "empty"],
  ["1", "123", "invalid"],
  ["44", "hello", "invalid"],
  ["999", "9876543210", "invalid"],
  // The typed country code differs from the selected one, so the code would go to a stranger.
  ["1", "+919876543210", "invalid"],
])("the number +%s %j is rejected as %s", async (dial_code, number, reason) => {
  expect(await readPhone({ dial_code, number })).toEqual({ ok: false, reason });
});

test("any input is either rejected or becomes a number that starts with its dial code", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("91", "1", "44", "49", "7"),
      fc.string({ maxLength: 20 }),
      async (dial_code, number) => {
        const result = await readPhone({ dial_code, number });
        if (result.ok) expect(result.phone.e164).toMatch(new RegExp(`^\\+${dial_code}\\d{4,13}$`));
      },
    ),
  );
});
