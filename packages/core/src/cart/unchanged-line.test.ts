import { expect, test } from "vitest";
import type { Cart, CartChoice } from "../goods/index.ts";
import { unchangedLine } from "./index.ts";

const ruby = `pr_${"r".repeat(22)}`;
const pearl = `pr_${"p".repeat(22)}`;
const ring = { form: "ring", setting_id: `st_${"s".repeat(22)}`, size: "12" } as unknown as NonNullable<
  Extract<CartChoice, { type: "gemstone" }>["setting"]
>;
const gem = (product_id: string, setting?: typeof ring): CartChoice =>
  ({ type: "gemstone", product_id, energise: false, ...(setting && { setting }) }) as CartChoice;
const mala = { type: "abhimantrit", variant_id: "pv_1", product_id: ruby, qty: 1 } as unknown as CartChoice;
const puja = { type: "pooja", pooja_id: "pj_1", package_id: "pk_1" } as unknown as CartChoice;

const cartOf = (...choices: CartChoice[]) =>
  ({ lines: choices.map((choice, index) => ({ id: `cl_${index}`, choice })) }) as Cart;

test("a gem that was set stays as it is, if it is added again without a question about its setting", () => {
  const cart = cartOf(puja, mala, gem(pearl, ring), gem(ruby), gem(ruby, ring));
  expect(unchangedLine(cart, gem(ruby))?.id).toBe("cl_4");
});

test.each([
  ["a loose gem", cartOf(gem(ruby)), gem(ruby)],
  ["another gem that was set", cartOf(gem(pearl, ring)), gem(ruby)],
  ["a gem whose setting was chosen now", cartOf(gem(ruby, ring)), gem(ruby, ring)],
  ["a product, which has no setting", cartOf(gem(ruby, ring)), mala],
  ["a ritual", cartOf(gem(ruby, ring)), puja],
  ["a product of the same id", cartOf(mala), gem(ruby)],
])("nothing stays unchanged for %s", (_, cart, added) => {
  expect(unchangedLine(cart, added)).toBeUndefined();
});
