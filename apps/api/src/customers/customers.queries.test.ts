import { expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { createVault } from "../vault/create-vault.ts";
import { findOrCreateCustomer, userOf } from "./customers.queries.ts";

const vault = createVault(new Uint8Array(32));
const phone = { dialCode: "91", number: "9876543210", e164: "+919876543210" };
const db = await createTestDatabase();
const { customer } = await findOrCreateCustomer(db, vault, {
  ...{ phone, language: "en", countryCode: "in", at: new Date("2026-11-20T06:30:00Z") },
});

test("a customer's phone number is decrypted as it was verified", () => {
  expect(userOf(vault, customer).phone).toEqual({ dial_code: "91", number: "9876543210" });
});

test.each(["[91,9876543210]", '["91"]', "{}"])(
  "a sealed value that is not a phone number (%s) throws",
  (text) => {
    const phoneSealed = vault.seal(`customers.phone/${customer.id}`, text);
    expect(() => userOf(vault, { ...customer, phoneSealed })).toThrow();
  },
);
