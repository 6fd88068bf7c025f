import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createVault } from "./create-vault.ts";

const key = randomBytes(32);
const vault = createVault(key);

test("whatever is sealed opens again, in the same place and with the same key", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, place) => {
      expect(createVault(key).open(place, vault.seal(place, text))).toBe(text);
    }),
  );
});

test("a sealed text shows nothing of itself and never looks the same twice", () => {
  const sealed = vault.seal("orders.contact/ord_1", "9876543210");
  expect(sealed).not.toContain("98765");
  expect(vault.seal("orders.contact/ord_1", "9876543210")).not.toBe(sealed);
});

test("it does not open in another row, with another key, or with any one bit turned", () => {
  const sealed = vault.seal("orders.contact/ord_1", "9876543210");
  expect(() => vault.open("orders.contact/ord_2", sealed)).toThrow();
  expect(() => createVault(randomBytes(32)).open("orders.contact/ord_1", sealed)).toThrow();

  const body = Buffer.from(sealed.slice(2), "base64url");
  for (let bit = 0; bit < body.length * 8; bit++) {
    const turned = Buffer.from(body);
    turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => vault.open("orders.contact/ord_1", `1.${turned.toString("base64url")}`)).toThrow();
  }
  expect(() => vault.open("orders.contact/ord_1", "9876543210")).toThrow();
});

test("a keyed hash finds equals, tells purposes apart, and needs the key", () => {
  expect(vault.mac("phone", "+919876543210")).toBe(createVault(key).mac("phone", "+919876543210"));
  expect(vault.mac("phone", "+919876543210")).not.toBe(vault.mac("otp", "+919876543210"));
  expect(vault.mac("phone", "+919876543210")).not.toBe(
    createVault(randomBytes(32)).mac("phone", "+919876543210"),
  );
});
