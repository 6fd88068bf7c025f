import { expect, test } from "vitest";
import { isPrasadOptional, offeredAddons, packagePrice, sendsPrasad } from "./index.ts";

const usd = (amount: number) => ({ amount: amount * 100, currency: "usd" as const });
const posted = { price: usd(42), ships_prasad: true, postage: usd(15) };
const free = { ...posted, postage: usd(0) };
const indiaOnly = { ...posted, postage: null };
const withoutBox = { ...posted, ships_prasad: false, postage: null };

test("a package costs its postage too until the buyer declines the prasad", () => {
  expect(packagePrice(posted)).toEqual({ total: usd(57), postage: usd(15) });
  expect(packagePrice(posted, { wantsPrasad: true })).toEqual({ total: usd(57), postage: usd(15) });
  expect(packagePrice(posted, { wantsPrasad: false })).toEqual({ total: usd(42), postage: null });
});

test("an address in India costs no postage", () => {
  expect(packagePrice(posted, { wantsPrasad: null, shipTo: "in" })).toEqual({
    total: usd(42),
    postage: null,
  });
  expect(packagePrice(posted, { wantsPrasad: null, shipTo: "us" }).total).toEqual(usd(57));
});

test.each([
  ["included", free],
  ["limited to India", indiaOnly],
  ["none", withoutBox],
])("prasad that is %s adds nothing to a price", (_, choice) => {
  expect(packagePrice(choice)).toEqual({ total: usd(42), postage: null });
});

test("prasad is sent wherever it can be, and to India where the buyer wants that", () => {
  expect([posted, free, indiaOnly, withoutBox].map((each) => sendsPrasad(each, null))).toEqual([
    ...[true, true, false, false],
  ]);
  expect(sendsPrasad(indiaOnly, true)).toBe(true);
  expect(sendsPrasad(posted, false)).toBe(false);
  expect(sendsPrasad(withoutBox, true)).toBe(false);
});

test("another box is offered with the first one, and dakshina has a field of its own", () => {
  const addons = [{ kind: "offering" }, { kind: "prasad" }, { kind: "dakshina" }] as const;
  const kinds = (choice: typeof posted | typeof indiaOnly, wantsPrasad: boolean | null) =>
    offeredAddons(addons, choice, wantsPrasad).map(({ kind }) => kind);
  expect(kinds(posted, null)).toEqual(["offering", "prasad"]);
  expect(kinds(posted, false)).toEqual(["offering"]);
  expect(kinds(withoutBox, null)).toEqual(["offering"]);
});

test("prasad is a choice where it costs something or stays in India", () => {
  expect([posted, free, indiaOnly, withoutBox].map(isPrasadOptional)).toEqual([true, false, true, false]);
});
