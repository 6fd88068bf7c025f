import { describe, expect, test } from "vitest";
import type { Cart } from "../goods/index.ts";
import { withName, withoutLine, withoutPrasad, withQuantity } from "./expected-cart.ts";

type Line = Cart["lines"][number];

const line = (id: string, part: object = {}) =>
  ({
    ...{ id, qty: 1, problems: [], choice: { type: "pooja", prasad: true } },
    ...{ unit_price: { amount: 100, currency: "inr" }, amount: { amount: 100, currency: "inr" } },
    ...part,
  }) as unknown as Line;
const cartOf = (lines: Line[], groups: [string, ...string[]][] = []) =>
  ({ lines, count: 0, groups: groups.map(([key, ...line_ids]) => ({ key, line_ids })) }) as unknown as Cart;

describe("the cart as it is expected while a change is sent", () => {
  test("another quantity changes the amount of its line alone, and the count", () => {
    const { lines, count } = withQuantity("b", 3)(cartOf([line("a"), line("b")]));
    expect(lines.map(({ qty, amount }) => [qty, amount.amount])).toEqual([
      [1, 100],
      [3, 300],
    ]);
    expect(count).toBe(4);
  });

  test("prasad that stays at the temple is no problem any more; other problems and lines stay", () => {
    const problems = [{ code: "prasad_not_shipped" }, { code: "sold_out" }];
    const { lines } = withoutPrasad("a")(cartOf([line("a", { problems }), line("b", { problems })]));
    expect(lines).toMatchObject([
      { choice: { type: "pooja", prasad: false }, problems: [{ code: "sold_out" }] },
      { choice: { prasad: true }, problems },
    ]);
  });

  test("what has no prasad is not changed", () => {
    const mala = line("a", { choice: { type: "abhimantrit" } });
    expect(withoutPrasad("a")(cartOf([mala])).lines).toEqual([mala]);
  });

  test("a name is that of its line alone, and only of what can be energised", () => {
    const energised = { choice: { type: "abhimantrit", energise: true } };
    const sita = { name: "Sita Devi", gotra: null };
    const { lines } = withName("a", sita)(cartOf([line("a", energised), line("b", energised)]));
    expect(lines).toMatchObject([{ choice: { energise: true, energised_for: sita } }, energised]);
    expect(lines[1]?.choice).not.toHaveProperty("energised_for");
    expect(withName("a", sita)(cartOf([line("a")])).lines).toEqual([line("a")]);
  });

  test("a removed line leaves its group, and a group without lines is gone", () => {
    const cart = cartOf(
      [line("a"), line("b"), line("c")],
      [
        ["parcel", "a", "b"],
        ["puja", "c"],
      ],
    );
    expect(withoutLine("a")(cart)).toMatchObject({
      count: 2,
      groups: [{ line_ids: ["b"] }, { line_ids: ["c"] }],
    });
    expect(withoutLine("c")(cart).groups).toEqual([{ key: "parcel", line_ids: ["a", "b"] }]);
  });
});
