import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createVault } from "./create-vault.ts";

const key = randomBytes(32);
const vault = createVault(key);

test("a sealed text can be opened with the same context and key", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, context) => {
      expect(createVault(key).open(context, vault.seal(context, text))).toBe(text);
    }),
  );
});

test("a sealed text does not contain the plain text and is different each time", () => {
  const sealed = vault.seal("orders.contact/ord_1", "9876543210");
  expect(sealed).not.toContain("98765");
  expect(vault.seal("orders.contact/ord_1", "9876543210")).not.toBe(sealed);
});

test("a sealed text cannot be opened for another row, with another key or with one changed bit", () => {
  const sealed = vault.seal("orders.contact/ord_1", "9876543210");
  expect(() => vault.open("orders.contact/ord_2", sealed)).toThrow();
  expect(() => createVault(randomBytes(32)).open("orders.contact/ord_1", sealed)).toThrow();

  const [, keyId, encoded = ""] = sealed.split(".");
  const body = Buffer.from(encoded, "base64url");
  for (let bit = 0; bit < body.length * 8; bit++) {
    const changed = Buffer.from(body);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => vault.open("orders.contact/ord_1", `2.${keyId}.${changed.toString("base64url")}`)).toThrow();
  }
  expect(() => vault.open("orders.contact/ord_1", "9876543210")).toThrow();
});

test("a keyed hash is equal for equal texts, and differs for another purpose or key", () => {
  expect(vault.mac("phone", "+919876543210")).toBe(createVault(key).mac("phone", "+919876543210"));
  expect(vault.mac("phone", "+919876543210")).not.toBe(vault.mac("otp", "+919876543210"));
  expect(vault.mac("phone", "+919876543210")).not.toBe(
    createVault(randomBytes(32)).mac("phone", "+919876543210"),
  );
});

test("after a rotation the earlier key still opens and hashes, and the new one seals", () => {
  const next = randomBytes(32);
  const rotated = createVault(next, key);
  const sealedBefore = vault.seal("orders.contact/ord_1", "9876543210");
  expect(rotated.open("orders.contact/ord_1", sealedBefore)).toBe("9876543210");
  expect(rotated.mac("phone", "+919876543210")).toBe(vault.mac("phone", "+919876543210"));
  const sealedAfter = rotated.seal("orders.contact/ord_1", "9876543210");
  expect(createVault(next).open("orders.contact/ord_1", sealedAfter)).toBe("9876543210");
  expect(() => vault.open("orders.contact/ord_1", sealedAfter)).toThrow("not sealed by this vault");
});

test("what was sealed before there were several keys is opened with any of them", () => {
  // Sealed for "a row" by the first format with a key of 32 zero bytes.
  const sealed = "1.AQEBAQEBAQEBAQEB5VFcSjn0RXr_GBsjTuo5Fz6Ol98";
  const old = new Uint8Array(32);
  for (const ring of [createVault(old), createVault(key, old), createVault(old, key)]) {
    expect(ring.open("a row", sealed)).toBe("Asha");
    expect(() => ring.open("another row", sealed)).toThrow();
  }
});
