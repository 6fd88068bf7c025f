import type { EnergisedFor } from "../contract/index.ts";
import type { Cart } from "../goods/index.ts";

/** The cart with another quantity of a line; its totals stay until the server has priced it. */
export const withQuantity =
  (id: string, qty: number) =>
  (cart: Cart): Cart =>
    withLines(
      cart,
      cart.lines.map((line) =>
        line.id === id
          ? { ...line, qty, amount: { ...line.amount, amount: line.unit_price.amount * qty } }
          : line,
      ),
    );

/** The cart with a ritual whose prasad stays at the temple; what prevented sending it is gone. */
export const withoutPrasad =
  (id: string) =>
  (cart: Cart): Cart =>
    withLines(
      cart,
      cart.lines.map((line) =>
        line.id === id && "prasad" in line.choice
          ? {
              ...{ ...line, choice: { ...line.choice, prasad: false } },
              problems: line.problems.filter(({ code }) => code !== "prasad_not_shipped"),
            }
          : line,
      ),
    );

/** The cart with another name in which a line is energised. */
export const withName =
  (id: string, energised_for: EnergisedFor) =>
  (cart: Cart): Cart =>
    withLines(
      cart,
      cart.lines.map((line) =>
        line.id === id && "energise" in line.choice
          ? { ...line, choice: { ...line.choice, energised_for } }
          : line,
      ),
    );

/** The cart without a line, and without a group that has no other. */
export const withoutLine =
  (id: string) =>
  (cart: Cart): Cart => {
    const groups = cart.groups
      .map((group) => ({ ...group, line_ids: group.line_ids.filter((lineId) => lineId !== id) }))
      .filter(({ line_ids }) => line_ids.length > 0);
    return withLines(
      { ...cart, groups },
      cart.lines.filter((line) => line.id !== id),
    );
  };

const withLines = (cart: Cart, lines: Cart["lines"]): Cart => ({
  ...cart,
  lines,
  count: lines.reduce((total, { qty }) => total + qty, 0),
});
