import { expect, test } from "vitest";
import type { Cart, CartLine } from "../goods/index.ts";
import { unchangedLine } from "./index.ts";

type GemLine = Extract<CartLine["choice"], { type: "gemstone" }>;

const ruby = `pd_${"r".repeat(22)}`;
const pearl = `pd_${"p".repeat(22)}`;
const plain = (product_id: string) => ({ type: "gemstone", product_id, energise: false }) as const;
const loose = { metal: null, ring_size: null };
const ring = { setting: "ring", metal: "gold-18k", ring_size: 12 } as const;
const inRing = (product_id: string) => ({ ...plain(product_id), ...ring });
const unset = (product_id: string): GemLine => ({ ...plain(product_id), ...loose });
const mala = { type: "abhimantrit", variant_id: `pv_${"m".repeat(22)}`, qty: 1, energise: false } as const;
const puja: Extract<CartLine["choice"], { type: "pooja" }> = {
  ...{ type: "pooja", pooja_id: `pj_${"a".repeat(22)}`, package_id: `pk_${"a".repeat(22)}` },
  ...{ addons: [], dakshina: 0, prasad: true },
};

const cartOf = (...choices: CartLine["choice"][]): Pick<Cart, "lines"> => ({
  lines: choices.map((choice, index) => ({
    ...{ id: `cl_${index}`, choice, item_id: null, slug: null, title: "", detail: null, image: null, qty: 1 },
    ...{ max_qty: 1, unit_price: { amount: 0, currency: "inr" }, amount: { amount: 0, currency: "inr" } },
    problems: [],
  })),
});

test("a gem that was set stays as it is, if it is added again without a question about its setting", () => {
  const cart = cartOf(puja, mala, inRing(pearl), unset(ruby), inRing(ruby));
  expect(unchangedLine(cart, plain(ruby))?.id).toBe("cl_4");
});

test.each([
  ["a loose gem", cartOf(unset(ruby)), plain(ruby)],
  ["another gem that was set", cartOf(inRing(pearl)), plain(ruby)],
  ["a gem whose setting was chosen now", cartOf(inRing(ruby)), inRing(ruby)],
  ["a product, which has no setting", cartOf(inRing(ruby)), mala],
  ["a ritual", cartOf(inRing(ruby)), puja],
  ["a cart of products alone", cartOf(mala), plain(ruby)],
])("nothing stays unchanged for %s", (_, cart, added) => {
  expect(unchangedLine(cart, added)).toBeUndefined();
});
