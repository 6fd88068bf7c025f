import { expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { createVault } from "../vault/create-vault.ts";
import { findOrMakeCustomer, userOf } from "./customers.queries.ts";

const vault = createVault(new Uint8Array(32));
const phone = { dialCode: "91", number: "9876543210", e164: "+919876543210" };
const db = await createTestDatabase();
const { customer } = await findOrMakeCustomer(db, vault, {
  ...{ phone, language: "en", countryCode: "in", at: new Date("2026-11-20T06:30:00Z") },
});

test("a customer's number is read back as it was proved", () => {
  expect(userOf(vault, customer).phone).toEqual({ dial_code: "91", number: "9876543210" });
});

test.each(["[91,9876543210]", '["91"]', "{}"])(
  "what is no number once it is unsealed (%s) is not shown",
  (text) => {
    const phoneSealed = vault.seal(`customers.phone/${customer.id}`, text);
    expect(() => userOf(vault, { ...customer, phoneSealed })).toThrow();
  },
);
